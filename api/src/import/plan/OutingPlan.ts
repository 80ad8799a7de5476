import { readDay, type DateOrder } from '@fleetwatch/contract/tables/days';
import {
  hundredthsOfMile,
  importedHundredths,
  readDistance,
  type WrittenDistance,
} from '@fleetwatch/contract/import/distance';
import { HUNDREDTHS_MAX } from '@fleetwatch/contract/import/limits';
import {
  SKIPPED_CLASS,
  SKIPPED_DISTANCE,
  SKIPPED_LAST_DAY,
  SKIPPED_NO_BOAT,
  SKIPPED_NO_DAY,
  SKIPPED_OPEN,
  SKIPPED_OTHER,
  SKIPPED_TIME,
  SKIPPED_TODAY,
  SKIPPED_TOO_FAR,
  SKIPPED_YEAR,
} from '@fleetwatch/contract/import/texts';
import type { SourceOuting } from '@fleetwatch/contract/import/model';
import type { ImportMapping } from '@fleetwatch/contract/import/wire';
import { NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, yearOf } from '@fleetwatch/contract/time/weeks';
import type { BoatPlan, PlannedBoat } from './BoatPlan.ts';
import type { PeoplePlan, PlannedPerson } from './PeoplePlan.ts';
import { lineWithin } from './lineWithin.ts';
import { readTime } from './readTime.ts';
import { withGuests } from '../texts.ts';

const YEAR_MIN = 1850;
/** Start of an outing without a recorded time, and its landing if it is on a later day. */
export const NOON = '12:00:00';
/** Maximum length of an outing past midnight, which ends at an earlier hour than it starts. */
const NIGHT_MS = 12 * 3_600_000;

/** An outing to write. */
export interface PlannedOuting {
  logbook: string;
  id: string;
  boat: PlannedBoat;
  /** Name of the boat on that day. */
  boatName: string;
  launcher: PlannedPerson;
  crew: PlannedPerson[];
  day: LocalDateText;
  /** Whether the file has the time of its launch. */
  hasTime: boolean;
  launchedAt: Date;
  landedAt: Date;
  milesHundredths: number;
  distance: string;
  notes: string;
}

/** Day and distance of a file's entry, whether it is imported or not. */
export interface Entry {
  outing: SourceOuting;
  day: LocalDateText | null;
  written: WrittenDistance | null;
}

export interface ReadingContext {
  order: DateOrder;
  mapping: ImportMapping;
  today: LocalDateText;
  instant: (day: LocalDateText, time: string) => number;
}

export const entryOf = (outing: SourceOuting, { order, mapping }: ReadingContext): Entry => ({
  outing,
  day: readDay(outing.day, order),
  written: readDistance(outing.distance, mapping.unit),
});

/** Reason for skipping an entry (rule moving.left-out); null for one that is not skipped. */
export function skipReason(
  { outing, day, written }: Entry,
  boats: BoatPlan,
  { mapping, order, today }: ReadingContext,
): string | null {
  if (outing.other !== null && !mapping.others.includes(outing.other)) return SKIPPED_OTHER;
  if (outing.isOpen) return SKIPPED_OPEN;
  if (day === null) return SKIPPED_NO_DAY;
  if (yearOf(day) < YEAR_MIN || yearOf(day) > yearOf(today)) return SKIPPED_YEAR;
  const lastDay = outing.endDay === '' ? day : readDay(outing.endDay, order);
  if (lastDay === null || lastDay < day) return SKIPPED_LAST_DAY;
  if (lastDay >= today) return SKIPPED_TODAY;
  if ([outing.start, outing.end].some((time) => time !== '' && readTime(time) === null)) return SKIPPED_TIME;
  if (written === null) return SKIPPED_DISTANCE;
  if (hundredthsOfMile(written) > HUNDREDTHS_MAX) return SKIPPED_TOO_FAR;
  if (outing.boat === null) return SKIPPED_NO_BOAT;
  return boats.planned.has(outing.boat) ? null : SKIPPED_CLASS;
}

/** Builds a single line of at most `most` characters, without invisible ones. */
export const singleLine = (parts: readonly string[], most: number): string =>
  lineWithin(parts.filter((part) => part !== '').join('. '), most);

function nameOn(boat: PlannedBoat, launchedAt: number): string {
  const earlier = boat.before.find(({ until }) => launchedAt < until);
  return tidyName(earlier?.name ?? boat.name);
}

function timesOf(
  { start, end, endDay }: SourceOuting,
  day: LocalDateText,
  { order, instant }: ReadingContext,
) {
  const started = readTime(start);
  const launchedAt = instant(day, started ?? NOON);
  const ended = readTime(end);
  const endsOn = readDay(endDay, order);
  if (ended === null) {
    const isLonger = endsOn !== null && endsOn > day;
    return { launchedAt, landedAt: isLonger ? instant(endsOn, NOON) : launchedAt };
  }
  const landedAt = instant(endsOn ?? day, ended);
  const landedNext = instant(addDays(day, 1), ended);
  const isOverNight =
    endsOn === null && started !== null && landedAt < launchedAt && landedNext - launchedAt <= NIGHT_MS;
  return { launchedAt, landedAt: Math.max(launchedAt, isOverNight ? landedNext : landedAt) };
}

/** Returns the crew, the member in charge first: the one named so, otherwise the first whom the club knows. */
function crewOf(
  { seats, chief }: SourceOuting,
  people: PeoplePlan,
): { rowers: PlannedPerson[]; guests: string[] } {
  const sat = seats.map((seat) => people.seat(seat));
  const first =
    (chief === null ? undefined : sat[chief]) ?? sat[0] ?? people.seat({ person: null, name: '' });
  const leader = first.planned.isNobody ? (sat.find(({ planned }) => !planned.isNobody) ?? first) : first;
  const rowers = new Map([leader, ...sat].map(({ planned }) => [String(planned._id), planned]));
  return {
    rowers: [...rowers.values()],
    guests: sat.map(({ guest }) => guest).filter((guest) => guest !== ''),
  };
}

/** Plans an entry that is not skipped. */
export function planOuting(
  { outing, day, written }: Entry & { day: LocalDateText; written: WrittenDistance },
  boat: PlannedBoat,
  people: PeoplePlan,
  reading: ReadingContext,
): PlannedOuting {
  const { launchedAt, landedAt } = timesOf(outing, day, reading);
  const { rowers, guests } = crewOf(outing, people);
  const [launcher, ...crew] = rowers;
  if (!launcher) throw new Error('Somebody stands for a crew that nobody wrote down.');
  return {
    logbook: outing.logbook,
    id: outing.id,
    boat,
    boatName: nameOn(boat, launchedAt),
    launcher,
    crew,
    day,
    hasTime: readTime(outing.start) !== null,
    launchedAt: new Date(launchedAt),
    landedAt: new Date(landedAt),
    milesHundredths: importedHundredths(written),
    distance: outing.distance,
    notes: singleLine([outing.notes, guests.length > 0 ? withGuests(guests.join(', ')) : ''], NOTES_MAX),
  };
}
