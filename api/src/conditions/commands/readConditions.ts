import { checkConditions } from '@fleetwatch/contract/conditions/checkConditions';
import { conditionsAt, comparedNow, snapshotOf } from '@fleetwatch/contract/conditions/flags';
import type { Flag } from '@fleetwatch/contract/conditions/kinds';
import { heldRows } from '@fleetwatch/contract/conditions/series';
import { LIGHT } from '@fleetwatch/contract/conditions/units';
import type { ConditionsAnswer, ConditionsSnapshot } from '@fleetwatch/contract/conditions/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { standingOn } from '@fleetwatch/contract/clearances/standing';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { grantsOf } from '../../clearances/commands/readCrewClearances.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { DARK_BELOW, daylightOf, isDark, sunHeight } from '../../clubs/daylight.ts';
import { clubDay, now, startOfDay } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
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
  const [{ version, rules, hold }, { sources }, series, flags, light] = await Promise.all([
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
    light,
  };
}

/** What a launch goes by, of the moment it happens. */
export interface LaunchConditions {
  snapshot: ConditionsSnapshot;
  /** What the rules say of its boat. */
  check(boat: { _id: unknown }, group: { _id: unknown }): RuleAnswer[];
}

/** Which of these clearances everybody aboard holds for a class; none where nobody is known. */
async function readHeldByAll(
  clearances: readonly string[],
  aboard: readonly { _id: string }[],
  day: LocalDateText,
): Promise<(fleetGroup: string) => string[]> {
  if (clearances.length === 0 || aboard.length === 0 || !usesFeature('clearances')) return () => [];
  const grants = await grantsOf(aboard.map(({ _id }) => _id));
  const holds = (member: string, clearance: string, fleetGroup: string): boolean => {
    const own = (grants.get(member) ?? []).filter(
      (grant) =>
        grant.clearance === clearance && (grant.fleetGroup === null || grant.fleetGroup === fleetGroup),
    );
    return standingOn(day, own) === 'held';
  };
  return (fleetGroup) =>
    clearances.filter((clearance) => aboard.every(({ _id }) => holds(_id, clearance, fleetGroup)));
}

/**
 * The conditions of a launch; undefined in a club that does not use them.
 * @param day the club's day of the launch
 */
export async function readLaunchConditions(
  at: Date,
  aboard: readonly { _id: string }[],
  day: LocalDateText,
): Promise<LaunchConditions | undefined> {
  if (!usesFeature('conditions')) return undefined;
  const atMs = at.getTime();
  const answer = await readConditions(true, atMs);
  const asked = [...new Set(answer.table.rules.flatMap(({ clearances }) => clearances))];
  const heldByAll = await readHeldByAll(asked, aboard, day);
  return {
    snapshot: snapshotOf(answer, atMs),
    check({ _id }, group) {
      const fleetGroup = String(group._id);
      const boat = { _id: String(_id), fleetGroup };
      return checkConditions({ answer, atMs, boat, heldByAll: heldByAll(fleetGroup) });
    },
  };
}

/** What requirements of clearances go by; null for what nobody knows (rule clearance.when). */
export interface Surroundings {
  isDark: boolean | null;
  /** The coldest fresh reading, in °C. */
  waterC: number | null;
  flag: Flag | null;
}

const UNKNOWN: Surroundings = { isDark: null, waterC: null, flag: null };

/** Water and flag are unknown in a club that does not use conditions, and the light in one without a place. */
export async function readSurroundings(at: Date): Promise<Surroundings> {
  const { place } = await currentClubRecord();
  const isDarkThen = place ? isDark(at.getTime(), place) : null;
  if (!usesFeature('conditions')) return { ...UNKNOWN, isDark: isDarkThen };
  const answer = await readConditions(true, at.getTime());
  const water = comparedNow(answer, at.getTime()).filter(({ input }) => input === 'waterC');
  return {
    isDark: isDarkThen,
    waterC: water.length === 0 ? null : Math.min(...water.map(({ value }) => value)),
    flag: conditionsAt(answer, at.getTime()).flag,
  };
}
