import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { BoatReservationModel, type BoatReservationRecord } from '../BoatReservation.ts';
import { BoatWaitModel } from '../BoatWait.ts';
import { tellReservation, type ReservationNews } from '../reservationNews.ts';
import { lapseIfDue } from './endHold.ts';
import { passOn } from './passOn.ts';

/** Ends one that was not launched in time, and gives its boat to who waits for it, in one transaction. */
async function lapse({ _id, state }: BoatReservationRecord): Promise<ReservationNews[]> {
  return inTransaction(async (session) => {
    const present = await BoatReservationModel.findOne({ _id, state })
      .session(session)
      .lean<BoatReservationRecord>();
    const lapsed = present && (await lapseIfDue(present, session));
    if (!lapsed) return [];
    return [{ what: 'lapsed', reservation: lapsed }, ...(await passOn(lapsed.boat, session))];
  });
}

async function watchClub(): Promise<void> {
  const begun = await BoatReservationModel.find({
    state: { $in: ['requested', 'approved'] },
    launchAt: { $lte: now() },
  })
    .sort({ launchAt: 1 })
    .lean<BoatReservationRecord[]>();
  for (const reservation of begun) {
    if (reservation.launchBy < now()) {
      for (const news of await lapse(reservation)) await tellReservation(news);
    } else if (reservation.state === 'approved') {
      await tellReservation({ what: 'lapsesSoon', reservation });
    }
  }
  await BoatWaitModel.deleteMany({ landAt: { $lte: now() } });
  // Of plans nobody hears that they have given a boat free.
  for (const boat of await BoatWaitModel.distinct('boat', { landAt: { $gt: now() } })) {
    const news = await inTransaction((session) => passOn(boat, session));
    for (const one of news) await tellReservation(one);
  }
}

/** Tells of reservations that are about to lapse, ends those that have, and gives boats to those who wait (rules reservation.lapse, reservation.waiting). */
export const watchReservations = (): Promise<void> =>
  inEveryClub('reservations_failed', watchClub, 'reservations');
