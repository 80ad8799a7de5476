import { NOT_LATE, STILL_OUT } from '@fleetwatch/contract/sorties/texts';
import { Types, type ClientSession } from 'mongoose';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { runHook } from '../../platform/events/hooks.ts';
import { lateCredited } from '../sortieHooks.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { adjustTotals } from '../../logbook/commands/adjustTotals.ts';

/**
 * Credits a late landing to the season of its launch, which ends its credit request; every total changes in
 * the same transaction. Crediting twice changes nothing. 404 for an unknown sortie, 409 for one that is out
 * or was landed in time.
 */
export async function creditSortie(
  sortieId: string,
  coachId: string,
  session: ClientSession,
  effects: Effects,
): Promise<SortieRecord> {
  const before = await SortieModel.findById(sortieId).session(session).lean<SortieRecord>();
  if (!before) throw sortieNotFound();
  if (!before.landedAt) throw new ApiError('boat_out', STILL_OUT);
  if (!before.isLate) throw new ApiError('not_late', NOT_LATE);
  if (before.creditedBy) return before;
  const coach = new Types.ObjectId(coachId);
  const after = await SortieModel.findOneAndUpdate(
    { _id: before._id },
    { $set: { creditedBy: coach } },
    { session, returnDocument: 'after' },
  ).lean<SortieRecord>();
  if (!after) throw sortieNotFound();
  await adjustTotals(before, after, session);
  await runHook(lateCredited, { sortie: after, coach, session, effects });
  return after;
}
