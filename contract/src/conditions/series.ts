import type { LocalDateText } from '../time/localText.ts';
import { HOLD_MINUTES_MAX } from './limits.ts';
import { concernsReading, isBeyond } from './flags.ts';
import { comparedValue, type MeasuredInput, type Unit } from './units.ts';
import type { ConditionReading, ConditionRule, ExtendedRow, Hold } from './wire.ts';

/** A measurement of a series, in its unit. */
export interface Measurement {
  /** ms since 1970 */
  at: number;
  value: number;
  /** Direction that a wind comes from, in degrees. */
  direction?: number | undefined;
}

/** Range of a series on one day, and in its morning; null if nothing was read in the morning. */
export interface DayRange {
  day: LocalDateText;
  low: number;
  high: number;
  morningLow: number | null;
  morningHigh: number | null;
}

/** Measurements of an input by one source, or by hand. */
export interface Series {
  input: MeasuredInput;
  unit: Unit;
  sourceId: string | null;
  /** Of the last 24 hours, in order. */
  recent: readonly Measurement[];
  /** In order. */
  days: readonly DayRange[];
}

const MINUTE_MS = 60_000;
const HISTORY_MS = HOLD_MINUTES_MAX * MINUTE_MS;
/** Shortest interval between a source's measurements: five minutes. */
export const RECENT_MAX = 300;
export const DAYS_MAX = 14;
const TREND_MS = 3 * 60 * MINUTE_MS;
/** Smaller changes, relative to the value and within three hours, count as none. */
const STEADY_PART = 0.01;

const least = (one: number | null, other: number): number => (one === null ? other : Math.min(one, other));
const most = (one: number | null, other: number): number => (one === null ? other : Math.max(one, other));

/** Adds a measurement to a series; one of the same instant is ignored. One older than the kept span only counts for its day. */
export function addMeasurement<SeriesData extends Pick<Series, 'recent' | 'days'>>(
  series: SeriesData,
  measured: Measurement,
  { day, isMorning }: { day: LocalDateText; isMorning: boolean },
): SeriesData {
  const { at, value } = measured;
  if (series.recent.some((one) => one.at === at)) return series;
  const ordered = [...series.recent, measured].sort((one, other) => one.at - other.at);
  const newest = ordered.at(-1)?.at ?? at;
  const before = series.days.find((one) => one.day === day);
  const range: DayRange = {
    day,
    low: least(before?.low ?? null, value),
    high: most(before?.high ?? null, value),
    morningLow: isMorning ? least(before?.morningLow ?? null, value) : (before?.morningLow ?? null),
    morningHigh: isMorning ? most(before?.morningHigh ?? null, value) : (before?.morningHigh ?? null),
  };
  const days = [...series.days.filter((one) => one.day !== day), range];
  return {
    ...series,
    recent: ordered.filter((one) => newest - one.at <= HISTORY_MS).slice(-RECENT_MAX),
    days: days.sort((one, other) => (one.day < other.day ? -1 : 1)).slice(-DAYS_MAX),
  };
}

const isLow = ({ op }: ConditionRule): boolean => op === 'lt' || op === 'lte';

/** Whether a row was beyond its limit by a value of a series. */
const beyond = (rule: ConditionRule, { input, unit }: Series, value: number): boolean =>
  isBeyond(rule, comparedValue(input, value, unit));

function extendedByMinutes(
  rule: ConditionRule,
  series: Series,
  minutes: number,
  nowMs: number,
): ExtendedRow[] {
  const last = series.recent.findLast(({ at, value }) => at <= nowMs && beyond(rule, series, value));
  const until = (last?.at ?? 0) + minutes * MINUTE_MS;
  return until > nowMs ? [{ row: rule.id, until }] : [];
}

function extendedByMornings(rule: ConditionRule, series: Series, mornings: number): ExtendedRow[] {
  const worst = ({ low, high }: DayRange): number => (isLow(rule) ? low : high);
  const last = series.days.findLastIndex((day) => beyond(rule, series, worst(day)));
  if (last < 0) return [];
  const good = series.days.slice(last + 1).filter(({ morningLow }) => morningLow !== null);
  return good.length < mornings ? [{ row: rule.id, until: null }] : [];
}

/**
 * Returns the rows kept active by earlier readings: a row takes effect at once, and ends only after some time (rule
 * condition.hold).
 */
export function extendedRows(
  rules: readonly ConditionRule[],
  { kind, count }: Hold,
  series: readonly Series[],
  nowMs: number,
): ExtendedRow[] {
  if (count === 0) return [];
  return rules.flatMap((rule) => {
    const held = series
      .filter((one) => concernsReading(rule, one))
      .flatMap((one) =>
        kind === 'minutes'
          ? extendedByMinutes(rule, one, count, nowMs)
          : extendedByMornings(rule, one, count),
      );
    const longest = held.toSorted((one, other) => (other.until ?? Infinity) - (one.until ?? Infinity))[0];
    return longest ? [longest] : [];
  });
}

/** Returns the last measurement up to a moment. */
export const lastMeasurement = ({ recent }: Pick<Series, 'recent'>, nowMs: number): Measurement | undefined =>
  recent.findLast(({ at }) => at <= nowMs);

/** Trend of a level or a flow: compared with three hours before the last measurement. */
export function trendOf({ input, recent }: Pick<Series, 'input' | 'recent'>): ConditionReading['trend'] {
  if (input !== 'level' && input !== 'flow') return null;
  const last = recent.at(-1);
  const before = last && recent.findLast(({ at }) => at <= last.at - TREND_MS);
  if (!last || !before) return null;
  const change = last.value - before.value;
  if (Math.abs(change) <= Math.abs(before.value) * STEADY_PART) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}
