import type { ClientSession, Types } from 'mongoose';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';

/** Finds the open sorties with which boats of tours have left. */
export async function sortiesAway(
  tours: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<SortieRecord[]> {
  if (tours.length === 0) return [];
  return SortieModel.find({
    'tour._id': { $in: [...tours] },
    landedAt: null,
    $or: [{ isOut: true }, { isAwaited: true }],
  })
    .sort({ _id: 1 })
    .session(session)
    .lean<SortieRecord[]>();
}
