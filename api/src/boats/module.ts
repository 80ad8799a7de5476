import type { ApiModule } from '../ApiModule.ts';
import { readable } from '../platform/database/readable.ts';
import { BoatModel } from './Boat.ts';
import { boatsRoutes } from './boatsRoutes.ts';
import { boatWritesRoutes } from './boatWritesRoutes.ts';
import { fleetGroupWritesRoutes } from './fleetGroupWritesRoutes.ts';
import { fleetCsvRoutes } from './fleetCsvRoutes.ts';

export const boatsModule: ApiModule = {
  routes: [...boatsRoutes, ...boatWritesRoutes, ...fleetCsvRoutes, ...fleetGroupWritesRoutes],
  models: [BoatModel],
  about: async ({ _id }) => ({
    ownBoats: readable(await BoatModel.find({ owner: _id }).lean()),
  }),
};
