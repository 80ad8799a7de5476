import type { ClientSession, Types } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { withoutMachineFields } from '../../platform/database/withoutMachineFields.ts';
import { CorrectionModel } from '../Correction.ts';
import { VoidSortieModel } from '../VoidSortie.ts';
import { now } from '../../platform/club/clock.ts';

/** Returns the member's requests and decisions, and their outings that were deleted from the log. */
export async function correctionsAbout({ _id }: MemberRecord): Promise<Record<string, unknown>> {
  const corrections = CorrectionModel.find({ $or: [{ by: _id }, { decidedBy: _id }] });
  const deleted = VoidSortieModel.find({ $or: [{ launcher: _id }, { crew: _id }, { owner: _id }] });
  return {
    corrections: withoutMachineFields(await corrections.sort({ at: 1, _id: 1 }).lean()),
    sortiesDeleted: withoutMachineFields(await deleted.sort({ launchedAt: 1, _id: 1 }).lean()),
  };
}

/**
 * Erases a member's texts in requests, and the notes of their deleted outings; open requests end. Applied
 * corrections stay, because the log does.
 */
export async function eraseCorrections(member: Types.ObjectId, session: ClientSession): Promise<void> {
  await CorrectionModel.updateMany(
    { by: member, state: 'open' },
    { $set: { state: 'withdrawn', decidedBy: member, decidedAt: now() } },
    { session },
  );
  await CorrectionModel.updateMany({ by: member }, { $set: { reason: '' } }, { session });
  await CorrectionModel.updateMany({ decidedBy: member }, { $set: { comment: '' } }, { session });
  await CorrectionModel.updateMany(
    { $or: [{ by: member }, { 'before.launcher': member }], 'patch.notes': { $exists: true } },
    { $set: { 'patch.notes': '' } },
    { session },
  );
  await CorrectionModel.updateMany(
    { 'before.launcher': member },
    { $set: { 'before.notes': '' } },
    { session },
  );
  await VoidSortieModel.updateMany(
    { launcher: member },
    { $set: { notes: '', 'workout.text': '', applied: [] } },
    { session },
  );
  await VoidSortieModel.updateMany(
    { launcher: member, 'trip.heading': { $gt: '' } },
    { $set: { 'trip.heading': '' } },
    { session },
  );
}
