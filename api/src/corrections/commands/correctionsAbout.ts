import type { MemberRecord } from '../../members/Member.ts';
import { readable } from '../../platform/database/readable.ts';
import { CorrectionModel } from '../Correction.ts';
import { VoidSortieModel } from '../VoidSortie.ts';

/** What the member asked to be corrected and decided, and outings of theirs that were deleted from the log. */
export async function correctionsAbout({ _id }: MemberRecord): Promise<Record<string, unknown>> {
  const corrections = CorrectionModel.find({ $or: [{ by: _id }, { decidedBy: _id }] });
  const deleted = VoidSortieModel.find({ $or: [{ launcher: _id }, { crew: _id }, { owner: _id }] });
  return {
    corrections: readable(await corrections.sort({ at: 1, _id: 1 }).lean()),
    sortiesDeleted: readable(await deleted.sort({ launchedAt: 1, _id: 1 }).lean()),
  };
}
