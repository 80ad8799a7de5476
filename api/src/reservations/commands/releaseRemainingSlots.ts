import { now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { slotsOf, slotStart } from '../../slots/quarterHours.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { emitReservations } from '../reservationNews.ts';
import { markUsed, releaseSlots, reservationOf } from './releaseReservation.ts';
import { assignToWaiting } from './assignToWaiting.ts';

type Landed = Pick<SortieRecord, 'boat' | 'launcher' | 'crew' | 'launchedAt'>;

/** Returns the first quarter hour that can be freed; a reservation keeps its own first one. */
function freeFrom({ launchAt, landAt }: ReservationRecord): Date | null {
  const begun = slotsOf(launchAt, now()).length;
  const first = slotsOf(launchAt, landAt)[Math.max(1, begun)];
  return first === undefined ? null : slotStart(first);
}

/** Releases the rest of a reservation whose boat was landed early (rule reservation.early). */
export async function releaseRemainingSlots(sortie: Landed): Promise<void> {
  const { boat } = sortie;
  await inTransaction(async (session, effects) => {
    // Its crew, or the next one, has launched again.
    if (await SortieModel.exists({ boat, isOut: true }).session(session)) return;
    // The launch may not have been handled yet.
    const own = await reservationOf(sortie, session);
    if (!own || own.state === 'lapsed' || own.landAt <= now()) return;
    const landAt = freeFrom(own);
    if (!landAt) return;
    await releaseSlots({ ...own, launchAt: landAt }, session);
    await markUsed(own, session);
    await ReservationModel.updateOne({ _id: own._id }, { $set: { landAt } }, { session });
    emitReservations(await assignToWaiting(boat, session), effects);
  });
}
