import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { withoutMachineFields } from '../../platform/database/withoutMachineFields.ts';
import { ConditionFlagModel } from '../ConditionFlag.ts';
import { ConditionSeriesModel } from '../ConditionSeries.ts';
import { ConditionSettingsModel } from '../ConditionSettings.ts';
import { ConditionTableModel } from '../ConditionTable.ts';

/** Returns the member's reports and decisions on the conditions. */
export async function conditionsAbout({ _id }: MemberRecord): Promise<Record<string, unknown>> {
  const series = await ConditionSeriesModel.find({ 'recent.by': _id }).lean();
  const tables = await ConditionTableModel.find({ by: _id }).sort({ version: 1 }).lean();
  return {
    conditionReadings: series.flatMap(({ input, unit, where, recent }) =>
      recent
        .filter(({ by }) => by?.equals(_id))
        .map(({ at, value }) => ({ input, unit, where, value, at: new Date(at) })),
    ),
    conditionFlags: withoutMachineFields(
      await ConditionFlagModel.find({ by: _id }).sort({ from: 1, _id: 1 }).lean(),
    ),
    conditionTables: tables.map(({ version, at }) => ({ version, at })),
    reportsConditions: (await ConditionSettingsModel.exists({ reporters: _id })) !== null,
  };
}

/** Erases the member's texts on the conditions and their authorship; readings and flags stay. */
export async function eraseConditions({ _id }: MemberRecord, session: ClientSession): Promise<void> {
  await ConditionFlagModel.updateMany({ by: _id }, { $set: { text: '', reason: '' } }, { session });
  await ConditionSeriesModel.updateMany(
    { 'recent.by': _id },
    { $unset: { 'recent.$[own].by': 1 }, $set: { where: '' } },
    { session, arrayFilters: [{ 'own.by': _id }] },
  );
  await ConditionSettingsModel.updateMany({ reporters: _id }, { $pull: { reporters: _id } }, { session });
}
