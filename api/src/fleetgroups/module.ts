import type { ApiModule } from '../ApiModule.ts';
import { clubAdded } from '../clubs/clubHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { addDocumentedFleetGroups } from './commands/addDocumentedFleetGroups.ts';
import { FleetGroupModel } from './FleetGroup.ts';
import { fleetGroupsRoutes } from './fleetGroupsRoutes.ts';

export const fleetgroupsModule: ApiModule = {
  routes: fleetGroupsRoutes,
  models: [FleetGroupModel],
  hooks: [atHook(clubAdded, addDocumentedFleetGroups)],
};
