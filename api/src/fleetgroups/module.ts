import type { ApiModule } from '../ApiModule.ts';
import { namesIn } from '../platform/logging/auditNames.ts';
import { fleetGroupDirectory } from './fleetGroupDirectory.ts';
import { NAME_KEYS } from '../platform/database/declaredModels.ts';
import { clubAdded } from '../clubs/clubHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { addDocumentedFleetGroups } from './commands/addDocumentedFleetGroups.ts';
import { FleetGroupModel } from './FleetGroup.ts';
import { fleetGroupsRoutes } from './fleetGroupsRoutes.ts';

export const fleetgroupsModule: ApiModule = {
  routes: fleetGroupsRoutes,
  models: [
    {
      model: FleetGroupModel,
      exported: { as: 'fleet-groups', what: 'Classes of boats', without: NAME_KEYS },
      audited: { kind: 'fleetgroup', values: ['payload', 'isActive'], texts: ['name', 'moniker'] },
    },
  ],
  hooks: [namesIn(fleetGroupDirectory), atHook(clubAdded, addDocumentedFleetGroups)],
};
