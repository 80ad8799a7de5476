import { conditionsAt, isFresh } from './flags.ts';
import { FLAG_TEXTS, type Flag } from './kinds.ts';
import { INPUT_TEXTS, UNIT_TEXTS, valueText } from './units.ts';
import type { ConditionReading, ConditionsAnswer } from './wire.ts';

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const POINT_DEGREES = 45;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Where a wind comes from: `pointOf(225) === 'SW'` */
export const pointOf = (degrees: number): string =>
  POINTS[Math.round(degrees / POINT_DEGREES) % POINTS.length] ?? '';

/** '10 min', '3 h', '2 d' */
export function ageText({ at }: Pick<ConditionReading, 'at'>, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - at) / MINUTE_MS));
  if (minutes < 2 * HOUR_MINUTES) return `${minutes} min`;
  return minutes < 2 * DAY_MINUTES
    ? `${Math.floor(minutes / HOUR_MINUTES)} h`
    : `${Math.floor(minutes / DAY_MINUTES)} d`;
}

/** What a reading says, without its age: '4 m/s SW', '142 cm rising', 'none' */
export function readingText({ input, value, unit, direction, trend }: ConditionReading): string {
  if (input === 'lightning') return value > 0 ? 'yes' : 'none';
  if (input === 'alert') return ['none', 'minor', 'moderate', 'severe', 'extreme'][value] ?? String(value);
  const point = direction === undefined ? '' : ` ${pointOf(direction)}`;
  return `${valueText(value, unit)}${point}${trend === null ? '' : ` ${trend}`}`;
}

function windText(readings: readonly ConditionReading[]): string[] {
  const wind = readings.find(({ input }) => input === 'wind');
  const gust = readings.find(({ input }) => input === 'gust');
  const shortened = gust && wind?.unit === gust.unit ? valueText(gust.value, gust.unit) : null;
  const gusts = shortened?.replace(UNIT_TEXTS[gust?.unit ?? 'mps'], '').trim();
  if (wind) return [`${readingText(wind)}${gusts ? ` gust ${gusts}` : ''}`];
  return gust ? [`gust ${readingText(gust)}`] : [];
}

const timeText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** How it is out there, in the words of a strip; what is stale is not said (rule condition.shown). */
export interface Strip {
  /** Null where the club has no rules and nobody has set a flag. */
  flag: Flag | null;
  /** '4 m/s SW gust 7', 'water 9.4 °C (10 min)', '142 cm rising', 'dark 16:38' */
  facts: string[];
  /** Whom these are from: 'Open-Meteo, by hand'. '' where nothing is measured. */
  sources: string;
  /** Made up, for a demonstration. */
  isExample: boolean;
}

/** The strip of a moment. */
export function stripOf(answer: ConditionsAnswer, nowMs: number, timeZone: string): Strip {
  const fresh = answer.readings.filter((reading) => isFresh(reading, nowMs));
  const of = (wanted: ConditionReading['input']): ConditionReading[] =>
    fresh.filter(({ input }) => input === wanted).slice(0, 1);
  const shown = ['wind', 'gust', 'waterC', 'level'] as const;
  const said = shown.flatMap(of);
  const { dusk = null } = answer.light ?? {};
  return {
    flag: conditionsAt(answer, nowMs).flag,
    facts: [
      ...windText(fresh),
      ...of('waterC').map(
        (water) => `${INPUT_TEXTS.waterC.toLowerCase()} ${readingText(water)} (${ageText(water, nowMs)})`,
      ),
      ...of('level').map(readingText),
      ...(dusk !== null && dusk > nowMs ? [`dark ${timeText(dusk, timeZone)}`] : []),
    ],
    sources: [...new Set(said.map(({ source }) => source))].join(', '),
    isExample: said.some(({ isExample }) => isExample),
  };
}

/** A strip as one line: 'Green | 4 m/s SW gust 7 | water 9.4 °C (10 min) | 142 cm rising | dark 16:38' */
export const stripText = ({ flag, facts }: Strip): string =>
  [...(flag ? [FLAG_TEXTS[flag]] : []), ...facts].join(' | ');
