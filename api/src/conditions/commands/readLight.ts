import { LIGHT } from '@fleetwatch/contract/conditions/units';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { DARK_BELOW, daylightOf, sunHeight } from '../../clubs/daylight.ts';
import { clubDay, startOfDay } from '../../platform/club/clock.ts';

const SUNRISE_HEIGHT = -0.833;

const lightOf = (height: number): number =>
  height < DARK_BELOW ? LIGHT.dark : height < SUNRISE_HEIGHT ? LIGHT.twilight : LIGHT.day;

/** Returns the daylight of a day and the next one at the club's place; null without a place. */
export async function readLight(nowMs: number): Promise<ConditionsAnswer['light']> {
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
    spans,
    until,
    sunrise: first?.sunriseMs ?? null,
    sunset: first?.sunsetMs ?? null,
    dusk: first?.duskMs ?? null,
  };
}
