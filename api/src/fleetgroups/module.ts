import type { ApiModule } from '../ApiModule.ts';
import { FleetGroupModel } from './FleetGroup.ts';
import { fleetGroupsRoutes } from './fleetGroupsRoutes.ts';
import { fleetGroupWritesRoutes } from './fleetGroupWritesRoutes.ts';

export const fleetgroupsModule: ApiModule = {
  routes: [...fleetGroupsRoutes, ...fleetGroupWritesRoutes],
  models: [FleetGroupModel],
};
