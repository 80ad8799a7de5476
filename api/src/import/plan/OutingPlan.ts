import { readDay, type DateOrder } from '@fleetwatch/contract/tables/days';
import {
  hundredthsOfMile,
  importedHundredths,
  isRounded,
  readDistance,
  type WrittenDistance,
} from '@fleetwatch/contract/import/distance';
import { HUNDREDTHS_MAX } from '@fleetwatch/contract/import/limits';
import {
  CHANGED_END,
  CHANGED_GUESTS,
  CHANGED_LEADER,
  CHANGED_NEXT_DAY,
  CHANGED_NO_CREW,
  CHANGED_NO_DISTANCE,
  CHANGED_NO_END,
  CHANGED_NO_START,
  CHANGED_NOTES,
  CHANGED_ROUNDED,
  CHANGED_TWICE,
  CHANGED_UNKNOWN,
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
import { GUESTS, type PeoplePlan, type PlannedPerson } from './PeoplePlan.ts';
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
  /** The distance as it would be stored. */
  hundredths: number;
}

/** Part of an entry that is imported differently from how it is written (rule moving.report). */
export interface Change {
  text: string;
  /** People it is about. */
  names?: readonly string[];
}

export interface ReadingContext {
  order: DateOrder;
  mapping: ImportMapping;
  today: LocalDateText;
  instant: (day: LocalDateText, time: string) => number;
}

export function entryOf(outing: SourceOuting, { order, mapping }: ReadingContext): Entry {
  const written = readDistance(outing.distance, mapping.unit);
  return {
    outing,
    day: readDay(outing.day, order),
    written,
    hundredths: written ? importedHundredths(written) : 0,
  };
}

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

interface Times {
  launchedAt: number;
  landedAt: number;
  changes: Change[];
}

function timesOf(
  { start, end, endDay }: SourceOuting,
  day: LocalDateText,
  { order, instant }: ReadingContext,
): Times {
  const started = readTime(start);
  const launchedAt = instant(day, started ?? NOON);
  const ended = readTime(end);
  const endsOn = endDay === '' ? null : readDay(endDay, order);
  if (ended === null) {
    const isLonger = endsOn !== null && endsOn > day;
    return isLonger
      ? { launchedAt, landedAt: instant(endsOn, NOON), changes: [{ text: CHANGED_NO_END }] }
      : { launchedAt, landedAt: launchedAt, changes: [] };
  }
  const unread: Change[] = started === null ? [{ text: CHANGED_NO_START }] : [];
  const landedAt = instant(endsOn ?? day, ended);
  if (landedAt >= launchedAt) return { launchedAt, landedAt, changes: unread };
  const landedNext = instant(addDays(day, 1), ended);
  const isOverNight = endsOn === null && started !== null && landedNext - launchedAt <= NIGHT_MS;
  if (isOverNight)
    return { launchedAt, landedAt: landedNext, changes: [...unread, { text: CHANGED_NEXT_DAY }] };
  const changes = started === null ? unread : [...unread, { text: CHANGED_END }];
  return { launchedAt, landedAt: launchedAt, changes };
}

interface Crew {
  rowers: PlannedPerson[];
  guests: string[];
  changes: Change[];
}

/** Names of members who have several of these seats. */
function seatedTwice(sat: readonly PlannedPerson[]): string[] {
  const seen = new Set<string>();
  return sat.flatMap(({ _id, name, isNobody }) => {
    const key = String(_id);
    const isAgain = !isNobody && seen.has(key);
    seen.add(key);
    return isAgain ? [name] : [];
  });
}

/** Returns the crew, the person in charge first: the named one, otherwise the first whom the club knows. */
function crewOf({ seats, chief }: SourceOuting, people: PeoplePlan): Crew {
  const sat = seats.map((seat) => people.seat(seat));
  const inCharge = chief === null ? undefined : sat[chief];
  const first = inCharge ?? sat[0] ?? people.seat({ person: null, name: '' });
  const leader = first.planned.isNobody ? (sat.find(({ planned }) => !planned.isNobody) ?? first) : first;
  const rowers = new Map([leader, ...sat].map(({ planned }) => [String(planned._id), planned]));
  const guests = sat.map(({ guest }) => guest).filter((guest) => guest !== '');
  const changes: Change[] = [];
  if (sat.length === 0) changes.push({ text: CHANGED_NO_CREW });
  if (guests.length > 0) changes.push({ text: CHANGED_GUESTS, names: guests });
  if (sat.some(({ planned, guest }) => planned.id === GUESTS && guest === ''))
    changes.push({ text: CHANGED_UNKNOWN });
  if (inCharge && leader !== inCharge) changes.push({ text: CHANGED_LEADER, names: [leader.planned.name] });
  const twice = seatedTwice(sat.map(({ planned }) => planned));
  if (twice.length > 0) changes.push({ text: CHANGED_TWICE, names: twice });
  return { rowers: [...rowers.values()], guests, changes };
}

const distanceChanges = ({ outing, written }: PlannableEntry): Change[] => [
  ...(outing.distance.trim() === '' ? [{ text: CHANGED_NO_DISTANCE }] : []),
  ...(isRounded(written) ? [{ text: CHANGED_ROUNDED }] : []),
];

export type PlannableEntry = Entry & { day: LocalDateText; written: WrittenDistance };

/** Plans an entry that is not skipped. Also returns how the outing differs from the entry as written. */
export function planOuting(
  entry: PlannableEntry,
  boat: PlannedBoat,
  people: PeoplePlan,
  reading: ReadingContext,
): { planned: PlannedOuting; changes: Change[] } {
  const { outing, day, hundredths } = entry;
  const { launchedAt, landedAt, changes: ofTimes } = timesOf(outing, day, reading);
  const { rowers, guests, changes: ofCrew } = crewOf(outing, people);
  const [launcher, ...crew] = rowers;
  if (!launcher) throw new Error('An outing without a crew has no placeholder.');
  const notes = singleLine([outing.notes, guests.length > 0 ? withGuests(guests.join(', ')) : ''], Infinity);
  const changes = [...ofTimes, ...ofCrew, ...distanceChanges(entry)];
  if (notes.length > NOTES_MAX) changes.push({ text: CHANGED_NOTES });
  const planned = {
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
    milesHundredths: hundredths,
    distance: outing.distance,
    notes: notes.slice(0, NOTES_MAX).trim(),
  };
  return { planned, changes };
}
