import type { ConditionSettingsAnswer } from '@fleetwatch/contract/conditions/wire';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { settingsDirectory } from '../conditionDirectory.ts';
import { ConditionFetchModel, type ConditionFetchRecord } from '../ConditionFetch.ts';

/** Returns the club's sources of readings with their state, and the members who report. */
export async function readSettings(): Promise<ConditionSettingsAnswer> {
  const [{ sources, reporters, isForAll, units }, states, { place }] = await Promise.all([
    settingsDirectory.get(),
    ConditionFetchModel.find().lean<ConditionFetchRecord[]>(),
    currentClubRecord(),
  ]);
  return {
    sources: [...sources],
    reporters: reporters.map(String),
    isForAll,
    units,
    hasPlace: Boolean(place),
    states: sources.map(({ id }) => {
      const state = states.find(({ source }) => source === id);
      return {
        source: id,
        okAt: state?.okAt?.getTime() ?? null,
        failures: state?.failures ?? 0,
        problem: state?.problem ?? null,
      };
    }),
  };
}
