import type { ApiModule } from '../ApiModule.ts';
import { BoatSlotModel } from './BoatSlot.ts';

/** The quarter hours for which plans and reservations hold boats: one has a boat at a time. */
export const slotsModule: ApiModule = {
  models: [
    {
      model: BoatSlotModel,
      exported: { as: 'reservations', what: 'Quarter hours held by plans and reservations' },
    },
  ],
};
