import { clubDay, now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { slotsOf, slotStart } from '../../slots/quarterHours.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { emitReservations } from '../reservationNews.ts';
import { launchableFrom, markUsed, releaseSlots } from './release.ts';
import { passOn } from './passOn.ts';

type Landed = Pick<SortieRecord, 'boat' | 'launcher' | 'crew' | 'launchedAt'>;

/** The first quarter hour that nobody needs any more; a reservation keeps its first one. */
function freeFrom({ launchAt, landAt }: ReservationRecord): Date | null {
  const begun = slotsOf(launchAt, now()).length;
  const first = slotsOf(launchAt, landAt)[Math.max(1, begun)];
  return first === undefined ? null : slotStart(first);
}

/** Releases what is left of a reservation whose boat was landed early (rule reservation.early). */
export async function releaseRest({ boat, launcher, crew, launchedAt }: Landed): Promise<void> {
  await inTransaction(async (session, effects) => {
    // Its crew has gone out once more, or the next one has.
    if (await SortieModel.exists({ boat, isOut: true }).session(session)) return;
    const theirs = await ReservationModel.find({
      boat,
      day: clubDay(launchedAt),
      // The launch may not have been heard of yet.
      state: { $in: ['approved', 'used'] },
      landAt: { $gt: now() },
      member: { $in: [launcher, ...crew] },
    })
      .session(session)
      .lean<ReservationRecord[]>();
    const own = theirs.find((one) => launchableFrom(one) <= launchedAt && launchedAt <= one.launchBy);
    const landAt = own && freeFrom(own);
    if (!landAt) return;
    await releaseSlots({ ...own, launchAt: landAt }, session);
    await markUsed(own, session);
    await ReservationModel.updateOne({ _id: own._id }, { $set: { landAt } }, { session });
    emitReservations(await passOn(boat, session), effects);
  });
}
