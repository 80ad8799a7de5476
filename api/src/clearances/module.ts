import type { ApiModule } from '../ApiModule.ts';
import { auditNames, namesIn } from '../platform/logging/auditNames.ts';
import { clearanceDirectory, requirementNames } from './clearanceDirectory.ts';
import { OF_NAME } from '../platform/database/declaredModels.ts';
import { boatsLeavingFleet } from '../boats/boatHooks.ts';
import { dropRequirements } from './commands/dropRequirements.ts';
import { atHook } from '../platform/events/hooks.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { ClearanceModel } from './Clearance.ts';
import { clearanceRule, supervisionRule } from './clearanceRules.ts';
import { clearancesRoutes } from './clearancesRoutes.ts';
import { clearanceHandlers, watchClearances } from './commands/notifyOfClearances.ts';
import { GrantModel } from './Grant.ts';
import { grantsFileRoutes } from './grantsFileRoutes.ts';
import { readRefusedBoats } from './commands/readRefusedBoats.ts';
import { boatsRefused } from '../sorties/sortieHooks.ts';
import { RequirementModel } from './Requirement.ts';
import { supervisionRoutes } from './supervisionRoutes.ts';

const MINUTE_MS = 60_000;

export const clearancesModule: ApiModule = {
  routes: [...clearancesRoutes, ...supervisionRoutes, ...grantsFileRoutes],
  models: [
    {
      model: ClearanceModel,
      exported: { as: 'clearances', what: 'What members can be cleared for', without: { nameKey: OF_NAME } },
      audited: {
        kind: 'clearance',
        values: ['kind', 'isPerClass', 'validMonths', 'renewDays', 'needs', 'minMiles', 'minHours'],
        texts: ['name', 'checklist'],
      },
    },
    {
      model: GrantModel,
      exported: {
        as: 'grants',
        what: 'Clearances granted to members, without the reasons for bans',
      },
    },
    {
      model: RequirementModel,
      exported: { as: 'requirements', what: 'Clearances that boats and classes require of a crew' },
      audited: {
        kind: 'requirement',
        values: [
          'boat',
          'fleetGroup',
          'subject',
          'count',
          'clearance',
          'level',
          'months',
          'when',
          'overriddenBy',
        ],
        texts: [],
      },
    },
  ],
  handlers: clearanceHandlers,
  hooks: [
    atHook(auditNames, requirementNames),
    namesIn(clearanceDirectory),
    atHook(boatsRefused, ({ member, boats }) => readRefusedBoats(member, boats)),
    atHook(boatsLeavingFleet, ({ boats, fleetGroup, session }) =>
      dropRequirements({ boats, ...(fleetGroup && { fleetGroup }) }, session),
    ),
  ],
  launchRules: [clearanceRule, supervisionRule],
  duties: [{ name: 'clearances', everyMs: 10 * MINUTE_MS, run: watchClearances }],
  async erase({ _id: member }, session) {
    await GrantModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    clearances: withoutMachineFields(
      await GrantModel.find({ $or: [{ member: _id }, { by: _id }, { 'revoked.by': _id }] })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
  }),
};
