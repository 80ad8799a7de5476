import type { ClientSession, Types } from 'mongoose';
import { clubSeason } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { GuestModel } from '../Guest.ts';

/** Ids of guests in boats that are out: rescuers may need them. */
async function listOut(): Promise<Types.ObjectId[]> {
  const out = await SortieModel.find({ isOut: true }).select('guests').lean<Pick<SortieRecord, 'guests'>[]>();
  return out.flatMap(({ guests = [] }) => guests);
}

/**
 * Deletes guests of past seasons; outings still record that a guest was aboard (rule guest.erased).
 * @returns the number of deleted guests
 */
export async function forgetGuests(): Promise<number> {
  const { deletedCount } = await GuestModel.deleteMany({
    season: { $lt: clubSeason() },
    _id: { $nin: await listOut() },
  });
  return deletedCount;
}

/** Deletes a member's guests, who no longer have a host. */
export async function eraseGuestsOf(host: Types.ObjectId, session: ClientSession): Promise<void> {
  await GuestModel.deleteMany({ host }, { session });
}
