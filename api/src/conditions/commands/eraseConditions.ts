import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { ConditionFlagModel } from '../ConditionFlag.ts';
import { ConditionSeriesModel } from '../ConditionSeries.ts';
import { ConditionSettingsModel } from '../ConditionSettings.ts';

/** Erases what the member wrote of the conditions, and from whom they came; readings and flags stay. */
export async function eraseConditions({ _id }: MemberRecord, session: ClientSession): Promise<void> {
  await ConditionFlagModel.updateMany({ by: _id }, { $set: { text: '', reason: '' } }, { session });
  await ConditionSeriesModel.updateMany(
    { 'recent.by': _id },
    { $unset: { 'recent.$[own].by': 1 }, $set: { where: '' } },
    { session, arrayFilters: [{ 'own.by': _id }] },
  );
  await ConditionSettingsModel.updateMany({ reporters: _id }, { $pull: { reporters: _id } }, { session });
}
