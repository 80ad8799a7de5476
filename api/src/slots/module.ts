import type { ApiModule } from '../ApiModule.ts';
import { BoatSlotModel } from './BoatSlot.ts';

/** Quarter hours for which plans and reservations hold boats; each has at most one holder. */
export const slotsModule: ApiModule = {
  models: [
    {
      model: BoatSlotModel,
      exported: { as: 'reservations', what: 'Quarter hours held by plans and reservations' },
    },
  ],
};
