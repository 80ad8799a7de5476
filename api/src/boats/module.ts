import type { ApiModule } from '../ApiModule.ts';
import { namesOf } from '../platform/logging/auditNames.ts';
import { NAME_KEYS } from '../platform/database/declaredModels.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { BoatModel } from './Boat.ts';
import { boatsRoutes } from './boatsRoutes.ts';
import { boatWritesRoutes } from './boatWritesRoutes.ts';
import { fleetGroupWritesRoutes } from './fleetGroupWritesRoutes.ts';
import { fleetCsvRoutes } from './fleetCsvRoutes.ts';

export const boatsModule: ApiModule = {
  routes: [...boatsRoutes, ...boatWritesRoutes, ...fleetCsvRoutes, ...fleetGroupWritesRoutes],
  models: [
    {
      model: BoatModel,
      exported: {
        as: 'boats',
        what: "Boats with their captain's logs, including decommissioned ones",
        without: NAME_KEYS,
      },
      audited: {
        kind: 'boat',
        // Crews rely on the warnings in a log, so text removed by an edit is preserved here.
        values: ['fleetGroup', 'isActive', 'isDecommissioned', 'brought', 'hull', 'log', 'maintenance'],
        texts: ['name', 'description'],
      },
    },
  ],
  hooks: [namesOf(BoatModel, 'name')],
  about: async ({ _id }) => ({
    ownBoats: withoutMachineFields(await BoatModel.find({ owner: _id }).lean()),
  }),
};
