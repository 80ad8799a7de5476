import type { ApiModule } from '../ApiModule.ts';
import { plansAbout } from './commands/plansAbout.ts';
import { erasePlans } from './commands/erasePlans.ts';
import { PlanModel } from './Plan.ts';
import { PlanFeedModel } from './PlanFeed.ts';
import { planFeedRoutes } from './planFeedRoutes.ts';
import { plannedRule } from './plannedRule.ts';
import { planHandlers } from './planNews.ts';
import { planReservationsRoutes } from './planReservationsRoutes.ts';
import { plansRoutes } from './plansRoutes.ts';
import { ReservationModel } from './Reservation.ts';

export const plansModule: ApiModule = {
  routes: [...planFeedRoutes, ...planReservationsRoutes, ...plansRoutes],
  models: [PlanModel, PlanFeedModel, ReservationModel],
  handlers: planHandlers,
  launchRules: [plannedRule],
  erase: erasePlans,
  about: plansAbout,
};
