import { counted } from '../texts/counted.ts';
import { datePart, shortTime, type LocalDateTimeText } from '../time/localText.ts';
import { METERS_PER_MILE } from './limits.ts';
import {
  inTwoBoats,
  landedBeforeLaunch,
  loggedAlready,
  longDay,
  SORTIE_AHEAD,
  tooFast,
  wasOutFor,
} from './sanityTexts.ts';
import { crewTooLarge } from './texts.ts';
import { formatDistance } from './distanceText.ts';
import type { ShownUnit } from './shownUnit.ts';
import { formatMiles, metersOf } from './miles.ts';
import type { RuleAnswer } from './wire.ts';

/** An outing as the sanity questions read it. */
export interface CheckedOuting {
  /** Sortie id; absent for one that is not in the log yet. */
  _id?: string | undefined;
  boat: { _id: string; name: string; seats: number };
  /** Launcher and crew. */
  people: readonly { _id: string; name: string }[];
  launch: LocalDateTimeText;
  /** Instants, ms since 1970; `landMs` is null while out. */
  launchMs: number;
  landMs: number | null;
  milesHundredths: number;
}

export interface SanityFacts {
  outing: CheckedOuting;
  /** Outings of the surrounding days. They may include the outing itself, as it was before. */
  others: readonly CheckedOuting[];
  nowMs: number;
  /** Unit of distances in the texts; miles by default. */
  unit?: ShownUnit | undefined;
}

/** Reasons why an outing is questionable (rule sanity.questions). */
export const SHORT_MIN = 10;
export const FAST_KM_PER_HOUR = 20;
export const DAY_KM_MAX = 60;
export const DUPLICATE_MIN = 10;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Returns meters as typed: in whole hundredths, a member of a mile club entered meters, so that 60 km in the notes are 60 km
 * here; other hundredths come from meters.
 */
const metersTyped = (hundredths: number): number =>
  Number.isInteger(hundredths) ? (hundredths * METERS_PER_MILE) / 100 : metersOf(hundredths / 100);

const sumOf = (meters: readonly number[]): number => meters.reduce((sum, each) => sum + each, 0);
const distanceText = (hundredths: number, unit: ShownUnit = 'mi'): string =>
  unit === 'mi' ? `${formatMiles(hundredths / 100)} miles` : formatDistance(hundredths / 100, unit);
const minutesText = (ms: number): string => {
  const minutes = Math.floor(ms / MINUTE_MS);
  return counted(minutes, 'minute');
};

type Found = Pick<RuleAnswer, 'text' | 'subjectIds'>;
type Question = readonly [code: string, find: (facts: SanityFacts) => Found[]];

/** Returns the duration of the outing, ms; null while out, and for one that ends before it starts. */
function lasted({ launchMs, landMs }: CheckedOuting): number | null {
  return landMs === null || landMs < launchMs ? null : landMs - launchMs;
}

/** Two that only touch, as one boat landed and the other launched, do not overlap. */
function overlap(one: CheckedOuting, other: CheckedOuting): boolean {
  const endOf = ({ landMs }: CheckedOuting): number => landMs ?? Infinity;
  return one.launchMs < endOf(other) && other.launchMs < endOf(one);
}

const QUESTIONS: readonly Question[] = [
  [
    'ends_before_start',
    ({ outing: { boat, launchMs, landMs } }) =>
      landMs !== null && landMs < launchMs
        ? [{ text: landedBeforeLaunch(boat.name), subjectIds: [boat._id] }]
        : [],
  ],
  [
    'in_future',
    ({ outing: { boat, launchMs, landMs }, nowMs }) =>
      Math.max(launchMs, landMs ?? launchMs) > nowMs ? [{ text: SORTIE_AHEAD, subjectIds: [boat._id] }] : [],
  ],
  [
    'short_outing',
    ({ outing }) => {
      const ms = lasted(outing);
      if (ms === null || ms >= SHORT_MIN * MINUTE_MS) return [];
      return [{ text: wasOutFor(outing.boat.name, minutesText(ms)), subjectIds: [outing.boat._id] }];
    },
  ],
  [
    'too_fast',
    ({ outing, unit }) => {
      const ms = lasted(outing);
      const { boat, milesHundredths } = outing;
      if (ms === null || metersTyped(milesHundredths) * HOUR_MS <= FAST_KM_PER_HOUR * 1_000 * ms) return [];
      const text = tooFast(distanceText(milesHundredths, unit), minutesText(ms), FAST_KM_PER_HOUR);
      return [{ text, subjectIds: [boat._id] }];
    },
  ],
  [
    'long_day',
    ({ outing, others, unit }) =>
      outing.people.flatMap(({ _id, name }) => {
        const theirs = others.filter(
          ({ launch, people }) =>
            datePart(launch) === datePart(outing.launch) && people.some((person) => person._id === _id),
        );
        const rowed = [outing, ...theirs].map(({ milesHundredths }) => milesHundredths);
        const sum = sumOf(rowed);
        const text = longDay(name, distanceText(sum, unit), DAY_KM_MAX);
        return sumOf(rowed.map(metersTyped)) > DAY_KM_MAX * 1_000 ? [{ text, subjectIds: [_id] }] : [];
      }),
  ],
  [
    'two_boats',
    ({ outing, others }) =>
      outing.people.flatMap(({ _id, name }) =>
        others
          .filter(({ people }) => people.some((person) => person._id === _id))
          .filter((other) => other.boat._id !== outing.boat._id && overlap(outing, other))
          .map(({ boat }) => ({
            text: inTwoBoats(name, boat.name),
            subjectIds: [_id, boat._id],
          })),
      ),
  ],
  [
    'crew_too_large',
    ({ outing: { boat, people } }) =>
      people.length > boat.seats ? [{ text: crewTooLarge(boat.seats), subjectIds: [boat._id] }] : [],
  ],
  [
    'duplicate',
    ({ outing, others }) =>
      others
        .filter(({ boat, launch }) => {
          return boat._id === outing.boat._id && datePart(launch) === datePart(outing.launch);
        })
        .filter(({ launchMs }) => Math.abs(launchMs - outing.launchMs) <= DUPLICATE_MIN * MINUTE_MS)
        .map(({ boat, launch }) => ({
          text: loggedAlready(boat.name, shortTime(launch)),
          subjectIds: [boat._id],
        })),
  ],
];

/**
 * Returns the questionable points of an outing: asked about before it is landed, corrected or entered, and never refused (rule
 * sanity.questions).
 */
export function checkSanity(facts: SanityFacts): RuleAnswer[] {
  const { _id } = facts.outing;
  const others = facts.others.filter((other) => _id === undefined || other._id !== _id);
  return QUESTIONS.flatMap(([code, find]) =>
    find({ ...facts, others }).map((found) => ({
      code,
      level: 'warn' as const,
      ...found,
      ruleId: 'sanity.questions',
    })),
  );
}
