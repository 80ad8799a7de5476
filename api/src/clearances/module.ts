import type { ApiModule } from '../ApiModule.ts';
import { boatsLeave } from '../boats/boatHooks.ts';
import { dropRequirements } from './commands/dropRequirements.ts';
import { atHook } from '../platform/events/hooks.ts';
import { readable } from '../platform/database/readable.ts';
import { ClearanceModel } from './Clearance.ts';
import { clearanceRule } from './clearanceRule.ts';
import { clearancesRoutes } from './clearancesRoutes.ts';
import { clearanceHandlers, watchClearances } from './commands/notifyOfClearances.ts';
import { GrantModel } from './Grant.ts';
import { grantsFileRoutes } from './grantsFileRoutes.ts';
import { readRefusedBoats } from './commands/readRefusedBoats.ts';
import { boatsRefused } from '../sorties/sortieHooks.ts';
import { RequirementModel } from './Requirement.ts';
import { supervisionRoutes } from './supervisionRoutes.ts';
import { supervisionRule } from './supervisionRule.ts';

const MINUTE_MS = 60_000;

export const clearancesModule: ApiModule = {
  routes: [...clearancesRoutes, ...supervisionRoutes, ...grantsFileRoutes],
  models: [ClearanceModel, GrantModel, RequirementModel],
  handlers: clearanceHandlers,
  hooks: [
    atHook(boatsRefused, ({ member, boats }) => readRefusedBoats(member, boats)),
    atHook(boatsLeave, ({ boats, fleetGroup, session }) =>
      dropRequirements({ boats, ...(fleetGroup && { fleetGroup }) }, session),
    ),
  ],
  launchRules: [clearanceRule, supervisionRule],
  duties: [{ name: 'clearances', everyMs: 10 * MINUTE_MS, run: watchClearances }],
  async erase({ _id: member }, session) {
    await GrantModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    clearances: readable(
      await GrantModel.find({ $or: [{ member: _id }, { by: _id }, { 'revoked.by': _id }] })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
  }),
};
