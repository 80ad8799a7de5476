import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { BoatWaitModel } from '../BoatWait.ts';
import { emitReservations, notifyOfReservation } from '../reservationNews.ts';
import { releaseIfLapsed } from './releaseReservation.ts';
import { assignToWaiting } from './assignToWaiting.ts';

/**
 * Ends a reservation that was not launched in time, and gives its boat to the next waiting member, in one
 * transaction.
 */
async function lapse({ _id, state }: ReservationRecord): Promise<void> {
  await inTransaction(async (session, effects) => {
    const present = await ReservationModel.findOne({ _id, state }).session(session).lean<ReservationRecord>();
    const lapsed = present && (await releaseIfLapsed(present, session));
    if (!lapsed) return;
    const passedOn = await assignToWaiting(lapsed.boat, session);
    emitReservations([{ what: 'lapsed', reservation: lapsed }, ...passedOn], effects);
  });
}

async function watchClub(): Promise<void> {
  const begun = await ReservationModel.find({
    state: { $in: ['requested', 'approved'] },
    launchAt: { $lte: now() },
  })
    .sort({ launchAt: 1 })
    .lean<ReservationRecord[]>();
  for (const reservation of begun) {
    if (reservation.launchBy < now()) {
      await lapse(reservation);
    } else if (reservation.state === 'approved') {
      await notifyOfReservation({ what: 'lapsesSoon', reservation });
    }
  }
  await BoatWaitModel.deleteMany({ landAt: { $lte: now() } });
  // No event announces that a plan has released a boat.
  for (const boat of await BoatWaitModel.distinct('boat', { landAt: { $gt: now() } })) {
    await inTransaction(async (session, effects) => {
      emitReservations(await assignToWaiting(boat, session), effects);
    });
  }
}

/**
 * Notifies holders of reservations that are about to lapse, ends lapsed ones, and gives boats to waiting
 * members (rules reservation.lapse, reservation.waiting).
 */
export const watchReservations = (): Promise<void> =>
  inEveryClub('reservations_failed', watchClub, 'reservations');
