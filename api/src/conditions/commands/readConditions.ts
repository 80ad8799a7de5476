import { heldRows } from '@fleetwatch/contract/conditions/series';
import { LIGHT } from '@fleetwatch/contract/conditions/units';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { DARK_BELOW, daylightOf, sunHeight } from '../../clubs/daylight.ts';
import { clubDay, now, startOfDay } from '../../platform/club/clock.ts';
import { flagDirectory, seriesDirectory, settingsDirectory, tableDirectory } from '../conditionDirectory.ts';
import { presentFlags, presentReading } from '../conditionPresenter.ts';
import { seriesOf } from '../seriesOf.ts';

const SUNRISE_HEIGHT = -0.833;

const lightOf = (height: number): number =>
  height < DARK_BELOW ? LIGHT.dark : height < SUNRISE_HEIGHT ? LIGHT.twilight : LIGHT.day;

/** The light of a day and the next one at the club's place; null where it has none. */
async function readLight(nowMs: number): Promise<ConditionsAnswer['light']> {
  const { place, timezone } = await currentClubRecord();
  if (!place) return null;
  const today = clubDay(new Date(nowMs));
  const days = [today, addDays(today, 1)].map((day) => daylightOf(day, place, timezone));
  const begins = startOfDay(today).getTime();
  const until = startOfDay(addDays(today, 2)).getTime();
  const changes = days.flatMap(({ dawnMs, sunriseMs, sunsetMs, duskMs }) => [
    dawnMs,
    sunriseMs,
    sunsetMs,
    duskMs,
  ]);
  const froms = [begins, ...changes.filter((at): at is number => at !== null && at > begins && at < until)];
  froms.sort((one, other) => one - other);
  const spans = froms.map((from, at) => {
    const middle = (from + (froms[at + 1] ?? until)) / 2;
    return { from, value: lightOf(sunHeight(middle, place)) };
  });
  const [first] = days;
  return {
    ...{ spans, until, sunrise: first?.sunriseMs ?? null },
    ...{ sunset: first?.sunsetMs ?? null, dusk: first?.duskMs ?? null },
  };
}

/**
 * How it is out there, for devices, which count the age of readings themselves (rule condition.shown).
 * @param atMs of what was known then, for a launch that was sent later
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
    held: heldRows(rules, hold, series.map(seriesOf), atMs),
    flags: await presentFlags(present, isForKiosk),
    units,
    ...(!isForKiosk && { reporters: { isForAll, members: reporters.map(String) } }),
    light,
  };
}
