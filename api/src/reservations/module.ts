import type { ApiModule } from '../ApiModule.ts';
import { boatsLeavingFleet } from '../boats/boatHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { eraseReservations } from './commands/eraseReservations.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { ReservationModel } from './Reservation.ts';
import { BoatWaitModel } from './BoatWait.ts';
import { boatsHeldToday } from '../plans/planHooks.ts';
import { slotsWanted } from '../slots/commands/takeSlots.ts';
import { releaseBoats, releaseLapsedOrRefuse } from './commands/releaseReservation.ts';
import { listReservedToday } from './commands/listReserved.ts';
import { watchReservations } from './commands/watchReservations.ts';
import { heldRule } from './heldRule.ts';
import { reservationHandlers } from './reservationHandlers.ts';
import { reservationsRoutes } from './reservationsRoutes.ts';

export const reservationsModule: ApiModule = {
  routes: reservationsRoutes,
  models: [
    {
      model: ReservationModel,
      exported: { as: 'boat-reservations', what: 'Boat reservations' },
      audited: {
        kind: 'reservation',
        values: ['boat', 'member', 'launchAt', 'landAt', 'state', 'purpose'],
        texts: ['note', 'reason'],
      },
    },
    { model: BoatWaitModel, exported: { as: 'boat-waits', what: 'Waiting lists for reserved boats' } },
  ],
  handlers: reservationHandlers,
  hooks: [
    atHook(boatsLeavingFleet, ({ boats, session }) => releaseBoats(boats, session)),
    atHook(slotsWanted, ({ clashes, session }) => releaseLapsedOrRefuse(clashes, session)),
    atHook(boatsHeldToday, listReservedToday),
  ],
  launchRules: [heldRule],
  duties: [{ name: 'reservations', everyMs: 30_000, run: watchReservations }],
  retention: [
    // Waits for boats that never became free.
    {
      name: 'reservations',
      days: 90,
      forget: deletes(ReservationModel, (before) => ({
        state: { $in: ['declined', 'cancelled', 'lapsed'] },
        launchAt: { $lt: before },
      })),
    },
  ],
  erase: eraseReservations,
  about: async ({ _id }) => ({
    boatReservations: withoutMachineFields(
      await ReservationModel.find({ $or: [{ member: _id }, { decidedBy: _id }] })
        .sort({ launchAt: 1, _id: 1 })
        .lean(),
    ),
    boatsWaitedFor: withoutMachineFields(
      await BoatWaitModel.find({ member: _id }).sort({ at: 1, _id: 1 }).lean(),
    ),
  }),
};
