import type { ApiModule } from '../ApiModule.ts';
import { surroundingsAt } from '../clearances/clearanceHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { readSurroundings } from './commands/readSurroundings.ts';
import { conditionsAbout } from './commands/conditionsAbout.ts';
import { eraseConditions } from './commands/eraseConditions.ts';
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
    ConditionFetchModel,
    ConditionFlagModel,
    ConditionSeriesModel,
    ConditionSettingsModel,
    ConditionTableModel,
  ],
  hooks: [atHook(surroundingsAt, ({ at }) => readSurroundings(at))],
  launchRules: [conditionRule],
  duties: [{ name: 'conditions', everyMs: MINUTE_MS, run: watchConditions }],
  erase: eraseConditions,
  about: conditionsAbout,
};
