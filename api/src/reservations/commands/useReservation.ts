import { clubDay } from '../../platform/club/clock.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { launchableFrom, markUsed } from './release.ts';

/** Marks the reservation used whose holder has launched its boat (rule reservation.used), also by a launch that is heard of later. */
export async function useReservation({ boat, launcher, crew, launchedAt }: SortieRecord): Promise<void> {
  const own = await ReservationModel.find({
    boat,
    day: { $gte: clubDay(launchedAt) },
    member: { $in: [launcher, ...crew] },
    state: { $in: ['approved', 'lapsed'] },
  })
    .sort({ day: 1, launchAt: 1 })
    .lean<ReservationRecord[]>();
  const used = own.find(
    (one) => one.landAt > launchedAt && launchableFrom(one) <= launchedAt && launchedAt <= one.launchBy,
  );
  if (used) await markUsed(used);
}
