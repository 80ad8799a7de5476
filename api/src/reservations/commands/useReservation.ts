import { clubDay } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { BoatReservationModel, type BoatReservationRecord } from '../BoatReservation.ts';
import { launchableFrom, markUsed } from './endHold.ts';

/** Marks the reservation used whose holder has launched its boat (rule reservation.used), also by a launch that is heard of later. */
export async function useReservation({ boat, launcher, crew, launchedAt }: SortieRecord): Promise<void> {
  if (!usesFeature('reservations')) return;
  const own = await BoatReservationModel.find({
    boat,
    day: { $gte: clubDay(launchedAt) },
    member: { $in: [launcher, ...crew] },
    state: { $in: ['approved', 'lapsed'] },
  })
    .sort({ day: 1, launchAt: 1 })
    .lean<BoatReservationRecord[]>();
  const used = own.find(
    (one) => one.landAt > launchedAt && launchableFrom(one) <= launchedAt && launchedAt <= one.launchBy,
  );
  if (used) await markUsed(used);
}
