import { extendedRows } from '@fleetwatch/contract/conditions/series';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { now } from '../../platform/club/clock.ts';
import { flagDirectory, seriesDirectory, settingsDirectory, tableDirectory } from '../conditionDirectory.ts';
import { presentFlags, presentReading } from '../conditionPresenter.ts';
import { seriesOf } from '../seriesOf.ts';
import { readLight } from './readLight.ts';

/**
 * Returns the conditions for devices, which compute the age of readings themselves (rule condition.shown).
 * @param atMs instant whose conditions are read, for a launch that was sent later
 */
export async function readConditions(isForKiosk: boolean, atMs = now().getTime()): Promise<ConditionsAnswer> {
  const [{ version, rules, hold }, { sources, reporters, isForAll, units }, series, flags, light] =
    await Promise.all([
      tableDirectory.get(),
      settingsDirectory.get(),
      seriesDirectory.get(),
      flagDirectory.get(),
      readLight(atMs),
    ]);
  const present = flags.filter(({ until }) => until.getTime() > atMs);
  return {
    readings: series.flatMap((one) => presentReading(one, sources, atMs)),
    table: { version, rules: [...rules], hold },
    held: extendedRows(rules, hold, series.map(seriesOf), atMs),
    flags: await presentFlags(present, isForKiosk),
    units,
    ...(!isForKiosk && { reporters: { isForAll, members: reporters.map(String) } }),
    light,
  };
}
