import type { ApiModule } from '../ApiModule.ts';
import { boatsLeave } from '../boats/boatHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { endReservations } from './commands/endReservations.ts';
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
  hooks: [atHook(boatsLeave, ({ boats, session }) => endReservations(boats, session))],
  launchRules: [plannedRule],
  erase: erasePlans,
  about: plansAbout,
};
