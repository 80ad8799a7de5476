import type { ClientSession, Types } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ReservationModel } from '../Reservation.ts';
import { BoatWaitModel } from '../BoatWait.ts';

/** Cancels what is ahead of boats that leave the fleet; whoever waits for them waits no more. */
export async function endReserved(boats: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  const boat = { $in: [...boats] };
  await ReservationModel.updateMany(
    { boat, day: { $gte: clubDay() }, landAt: { $gt: now() }, state: { $in: ['requested', 'approved'] } },
    { $set: { state: 'cancelled' }, $unset: { place: 1 } },
    { session },
  );
  await BoatWaitModel.deleteMany({ boat }, { session });
}
