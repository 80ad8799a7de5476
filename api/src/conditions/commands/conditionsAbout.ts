import type { MemberRecord } from '../../members/Member.ts';
import { readable } from '../../platform/database/readable.ts';
import { ConditionFlagModel } from '../ConditionFlag.ts';
import { ConditionSeriesModel } from '../ConditionSeries.ts';
import { ConditionSettingsModel } from '../ConditionSettings.ts';
import { ConditionTableModel } from '../ConditionTable.ts';

/** What the member reported and decided of the conditions. */
export async function conditionsAbout({ _id }: MemberRecord): Promise<Record<string, unknown>> {
  const series = await ConditionSeriesModel.find({ 'recent.by': _id }).lean();
  const tables = await ConditionTableModel.find({ by: _id }).sort({ version: 1 }).lean();
  return {
    conditionReadings: series.flatMap(({ input, unit, where, recent }) =>
      recent
        .filter(({ by }) => by?.equals(_id))
        .map(({ at, value }) => ({ input, unit, where, value, at: new Date(at) })),
    ),
    conditionFlags: readable(await ConditionFlagModel.find({ by: _id }).sort({ from: 1, _id: 1 }).lean()),
    conditionTables: tables.map(({ version, at }) => ({ version, at })),
    reportsConditions: (await ConditionSettingsModel.exists({ reporters: _id })) !== null,
  };
}
