import { BATCH } from '@fleetwatch/contract/import/limits';
import { now } from '../../platform/club/clock.ts';
import { fingerprint } from '../../platform/database/importSource.ts';
import { releaseSlots } from '../../reservations/commands/releaseReservation.ts';
import { ReservationModel, type ReservationRecord } from '../../reservations/Reservation.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';
import { writeBatch, type ImportProgress } from './writeBatch.ts';

/** Whether an undo removes a reservation: it has not changed since its import, and has not started. */
export const canGo = (reservation: ReservationRecord): boolean =>
  reservation.launchAt > now() && reservation.source?.print === fingerprint(reservation);

/**
 * Removes the reservations that an import created, and frees their boats, batch by batch, until all are gone
 * or `isStopped`. Changed ones, and those that have started, stay.
 */
export async function undoReservations(
  at: ImportProgress,
  pace: ChangeBroadcaster,
  isStopped: () => boolean,
): Promise<ImportProgress> {
  const own = { 'source.id': { $exists: true }, 'source.import': at.import };
  const all = await ReservationModel.find(own).lean<ReservationRecord[]>();
  if (all.length === 0) return at;
  const ids = all.filter(canGo).map(({ _id }) => _id);
  let position = at;
  let from = 0;
  do {
    const batch = ids.slice(from, from + BATCH);
    position = await writeBatch(position, pace, async (session) => {
      const present = await ReservationModel.find({ _id: { $in: batch } })
        .session(session)
        .lean<ReservationRecord[]>();
      const gone = present.filter(canGo);
      for (const reservation of gone) await releaseSlots(reservation, session);
      await ReservationModel.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } }, { session });
      return { count: batch.length, increments: {}, set: { 'left.reservations': all.length - ids.length } };
    });
    from += batch.length;
  } while (from < ids.length && !isStopped());
  return position;
}
