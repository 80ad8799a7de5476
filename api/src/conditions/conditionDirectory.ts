import { MINUTES_KEPT_MS } from './seriesOf.ts';
import { AS_MEASURED } from '@fleetwatch/contract/conditions/units';
import type { ConditionTable } from '@fleetwatch/contract/conditions/wire';
import { clubCached } from '../platform/cache/clubCached.ts';
import { now } from '../platform/club/clock.ts';
import { ConditionFlagModel, type ConditionFlagRecord } from './ConditionFlag.ts';
import { ConditionSeriesModel, type ConditionSeriesRecord } from './ConditionSeries.ts';
import { ConditionSettingsModel, type ConditionSettingsRecord } from './ConditionSettings.ts';
import { ConditionTableModel, type ConditionTableRecord } from './ConditionTable.ts';

export type KnownSettings = Pick<ConditionSettingsRecord, 'sources' | 'reporters' | 'isForAll' | 'units'>;

const NO_TABLE: ConditionTable = { version: 0, rules: [], hold: { kind: 'minutes', count: 0 } };
const NO_SETTINGS: KnownSettings = { sources: [], reporters: [], isForAll: false, units: AS_MEASURED };

/** The club's table; an empty one where none has been saved. */
export const tableDirectory = clubCached(async (): Promise<ConditionTable> => {
  const latest = await ConditionTableModel.findOne().sort({ version: -1 }).lean<ConditionTableRecord>();
  return latest ?? NO_TABLE;
});

export const settingsDirectory = clubCached(async (): Promise<KnownSettings> => ({
  ...NO_SETTINGS,
  // Older settings have no units.
  ...(await ConditionSettingsModel.findOne().lean<ConditionSettingsRecord>()),
}));

export const seriesDirectory = clubCached(async () =>
  ConditionSeriesModel.find().sort({ input: 1, source: 1 }).lean<ConditionSeriesRecord[]>(),
);

/** Flags set by members, including those of the last day: a launch may arrive hours late. */
export const flagDirectory = clubCached(async () =>
  ConditionFlagModel.find({ until: { $gt: new Date(now().getTime() - MINUTES_KEPT_MS) } })
    .sort({ from: 1, _id: 1 })
    .lean<ConditionFlagRecord[]>(),
);
