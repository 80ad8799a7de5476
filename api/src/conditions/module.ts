import type { ApiModule } from '../ApiModule.ts';
import { surroundingsAt } from '../clearances/clearanceHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { readSurroundings } from './commands/readSurroundings.ts';
import { conditionsAbout, eraseConditions } from './commands/conditionsOfMember.ts';
import { watchConditions } from './commands/fetchConditions.ts';
import { ConditionFetchModel } from './ConditionFetch.ts';
import { ConditionFlagModel } from './ConditionFlag.ts';
import { conditionRule } from './conditionRule.ts';
import { ConditionSeriesModel } from './ConditionSeries.ts';
import { ConditionSettingsModel } from './ConditionSettings.ts';
import { conditionsRoutes } from './conditionsRoutes.ts';
import { ConditionTableModel } from './ConditionTable.ts';

const MINUTE_MS = 60_000;

export const conditionsModule: ApiModule = {
  routes: conditionsRoutes,
  models: [
    { model: ConditionFetchModel, exported: 'The last time a service was queried; it is queried again.' },
    {
      model: ConditionFlagModel,
      exported: { as: 'condition-flags', what: 'Flags set by members' },
      audited: {
        kind: 'conditionflag',
        values: ['colour', 'from', 'until', 'loweredFrom'],
        texts: ['text', 'reason'],
      },
    },
    {
      model: ConditionSeriesModel,
      exported: { as: 'condition-series', what: 'Readings of wind, water and light' },
      audited: { kind: 'conditionreading', values: ['input', 'unit', 'lastValue'], texts: ['where'] },
    },
    {
      model: ConditionSettingsModel,
      exported: {
        as: 'condition-settings',
        what: 'Sources of readings, and the members who report readings',
      },
      audited: { kind: 'conditionsource', values: ['sources', 'reporters', 'isForAll', 'units'], texts: [] },
    },
    {
      model: ConditionTableModel,
      exported: { as: 'condition-tables', what: "All versions of the club's rules on conditions" },
      audited: { kind: 'conditions', values: ['version', 'rules', 'hold'], texts: [] },
    },
  ],
  hooks: [atHook(surroundingsAt, ({ at }) => readSurroundings(at))],
  launchRules: [conditionRule],
  duties: [{ name: 'conditions', everyMs: MINUTE_MS, run: watchConditions }],
  erase: eraseConditions,
  about: conditionsAbout,
};
