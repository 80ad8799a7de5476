import type { ApiModule } from '../ApiModule.ts';
import { boatsLeavingFleet } from '../boats/boatHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { releaseLeavingBoats } from './commands/releaseLeavingBoats.ts';
import { erasePlans, plansAbout } from './commands/plansOfMember.ts';
import { passwordChanged } from '../accounts/accountHooks.ts';
import { slotsWanted } from '../slots/commands/takeSlots.ts';
import { closeFeedsOf } from './commands/closeFeedsOf.ts';
import { releaseForfeitedOrRefuse } from './commands/reserveBoats.ts';
import { PlanModel } from './Plan.ts';
import { PlanFeedModel } from './PlanFeed.ts';
import { planFeedRoutes } from './planFeedRoutes.ts';
import { plannedRule } from './plannedRule.ts';
import { planHandlers } from './planNews.ts';
import { planReservationsRoutes } from './planReservationsRoutes.ts';
import { plansRoutes } from './plansRoutes.ts';

export const plansModule: ApiModule = {
  routes: [...planFeedRoutes, ...planReservationsRoutes, ...plansRoutes],
  models: [
    {
      model: PlanModel,
      exported: { as: 'plans', what: 'Plans' },
      audited: {
        kind: 'plan',
        values: ['userGroup', 'launchAt', 'landAt', 'boats', 'crew', 'invited', 'crewLimit'],
        texts: ['text'],
      },
    },
    { model: PlanFeedModel, exported: 'Secret addresses of calendars, signed by this installation.' },
  ],
  handlers: planHandlers,
  hooks: [
    atHook(boatsLeavingFleet, ({ boats, session }) => releaseLeavingBoats(boats, session)),
    atHook(slotsWanted, ({ clashes, session }) => releaseForfeitedOrRefuse(clashes, session)),
    atHook(passwordChanged, ({ member, session }) => closeFeedsOf(member, session)),
  ],
  launchRules: [plannedRule],
  erase: erasePlans,
  about: plansAbout,
};
