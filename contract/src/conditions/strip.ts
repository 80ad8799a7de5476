import { FLAG_TEXTS, INPUT_TEXTS, STEP_TEXTS } from './texts.ts';
import { localTextOf } from '../time/clubTime.ts';
import { shortTime } from '../time/localText.ts';
import { conditionsAt, isFresh } from './flags.ts';
import { type Flag } from './kinds.ts';
import { shownText, shownUnit, type ShownUnits, UNIT_TEXTS } from './units.ts';
import type { ConditionReading, ConditionsAnswer } from './wire.ts';

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const POINT_DEGREES = 45;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Compass point of a wind's origin: `pointOf(225) === 'SW'` */
export const pointOf = (degrees: number): string =>
  POINTS[Math.round(degrees / POINT_DEGREES) % POINTS.length] ?? '';

/** '10 min', '3 h', '2 d' */
export function minutesText(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) return `${minutes} min`;
  return minutes < 2 * DAY_MINUTES
    ? `${Math.floor(minutes / HOUR_MINUTES)} h`
    : `${Math.floor(minutes / DAY_MINUTES)} d`;
}

/** Age of a reading. */
export const ageText = ({ at }: Pick<ConditionReading, 'at'>, nowMs: number): string =>
  minutesText(Math.max(0, Math.floor((nowMs - at) / MINUTE_MS)));

/** Returns a reading's text, without its age: '4 m/s SW', '142 cm rising', 'none' */
export function readingText(
  {
    input,
    value,
    unit,
    direction,
    trend,
  }: Pick<ConditionReading, 'input' | 'value' | 'unit' | 'direction'> & { trend?: ConditionReading['trend'] },
  units?: ShownUnits,
): string {
  if (input === 'lightning') return value > 0 ? 'yes' : 'none';
  if (input === 'alert') return STEP_TEXTS.alert?.[value] ?? String(value);
  const point = direction === undefined ? '' : ` ${pointOf(direction)}`;
  return `${shownText(input, value, unit, units)}${point}${trend ? ` ${trend}` : ''}`;
}

function windText(readings: readonly ConditionReading[], units: ShownUnits | undefined): string[] {
  const wind = readings.find(({ input }) => input === 'wind');
  const gust = readings.find(({ input }) => input === 'gust');
  if (!gust) return wind ? [readingText(wind, units)] : [];
  if (!wind) return [`gust ${readingText(gust, units)}`];
  const unit = shownUnit('gust', gust.unit, units);
  const text = shownText('gust', gust.value, gust.unit, units);
  // The text already includes its unit.
  const isSame = shownUnit('wind', wind.unit, units) === unit;
  return [`${readingText(wind, units)} gust ${isSame ? text.replace(UNIT_TEXTS[unit], '').trim() : text}`];
}

/** Conditions in the words of a strip; stale readings are left out (rule condition.shown). */
export interface Strip {
  /** Null if the club has no rules and no flag was set. */
  flag: Flag | null;
  /** '4 m/s SW gust 7', 'water 9.4 °C (10 min)', '142 cm rising', 'dark 16:38' */
  facts: string[];
  /** Sources: 'Open-Meteo, by hand'. '' if nothing is measured. */
  sources: string;
  /** Whether it is made up, for a demonstration. */
  isExample: boolean;
}

/** Returns the strip of a moment. */
export function stripOf(answer: ConditionsAnswer, nowMs: number, timeZone: string): Strip {
  const fresh = answer.readings.filter((reading) => isFresh(reading, nowMs));
  const of = (wanted: ConditionReading['input']): ConditionReading[] =>
    fresh.filter(({ input }) => input === wanted).slice(0, 1);
  const shown = ['wind', 'gust', 'waterC', 'level'] as const;
  const readings = shown.flatMap(of);
  const { dusk = null } = answer.light ?? {};
  return {
    flag: conditionsAt(answer, nowMs).flag,
    facts: [
      ...windText(fresh, answer.units),
      ...of('waterC').map(
        (water) =>
          `${INPUT_TEXTS.waterC.toLowerCase()} ${readingText(water, answer.units)} (${ageText(water, nowMs)})`,
      ),
      ...of('level').map((level) => readingText(level, answer.units)),
      ...(dusk !== null && dusk > nowMs ? [`dark ${shortTime(localTextOf(dusk, timeZone))}`] : []),
    ],
    sources: [...new Set(readings.map(({ source }) => source))].join(', '),
    isExample: readings.some(({ isExample }) => isExample),
  };
}

/** Returns a strip as one line: 'Green | 4 m/s SW gust 7 | water 9.4 °C (10 min) | 142 cm rising | dark 16:38' */
export const stripText = ({ flag, facts }: Strip): string =>
  [...(flag ? [FLAG_TEXTS[flag]] : []), ...facts].join(' | ');
