import type { ClientSession, Types } from 'mongoose';
import { ModuleRecordModel, type ModuleRecordRecord } from '../ModuleRecord.ts';
import { bytesOf } from '../personsIn.ts';
import { countUsage } from './countUsage.ts';
import { publishRecords } from './writeRecord.ts';

/**
 * Changes texts of a record and raises its revision, so that edits from devices with the older texts are
 * refused. Only for erasure, which removes a member's name: no limit applies.
 * @param change fields of `value`, in the form of `$set`
 */
export async function rewordRecord(
  _id: Types.ObjectId,
  change: Record<string, unknown>,
  session: ClientSession,
): Promise<void> {
  const after = await ModuleRecordModel.findOneAndUpdate(
    { _id },
    { $set: change, $inc: { revision: 1 } },
    { session, returnDocument: 'after' },
  ).lean<ModuleRecordRecord>();
  if (!after) return;
  const bytes = bytesOf(after.value);
  await ModuleRecordModel.updateOne({ _id }, { $set: { bytes } }, { session });
  await countUsage(after.module, { records: 0, bytes: bytes - after.bytes }, session);
  publishRecords(after.module);
}
