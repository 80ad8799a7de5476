import type { ClientSession, Types } from 'mongoose';
import { clubSeason } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { GuestModel } from '../Guest.ts';

/** Guests in boats that are out: rescuers may ask for them. */
async function listOut(): Promise<Types.ObjectId[]> {
  const out = await SortieModel.find({ isOut: true }).select('guests').lean<Pick<SortieRecord, 'guests'>[]>();
  return out.flatMap(({ guests = [] }) => guests);
}

/**
 * Deletes the guests of past seasons; outings keep that somebody was aboard (rule guest.erased).
 * @returns how many
 */
export async function forgetGuests(): Promise<number> {
  const { deletedCount } = await GuestModel.deleteMany({
    season: { $lt: clubSeason() },
    _id: { $nin: await listOut() },
  });
  return deletedCount;
}

/** Deletes a member's guests: nobody answers for them any more. */
export async function eraseGuestsOf(host: Types.ObjectId, session: ClientSession): Promise<void> {
  await GuestModel.deleteMany({ host }, { session });
}
