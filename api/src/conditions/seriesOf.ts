import { HOLD_MINUTES_MAX, MORNING_HOURS } from '@fleetwatch/contract/conditions/limits';
import type { Series } from '@fleetwatch/contract/conditions/series';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { clubText } from '../platform/club/clock.ts';
import type { ConditionSeriesRecord } from './ConditionSeries.ts';

/** Retention of measurements and flags for lookups. */
export const MINUTES_KEPT_MS = HOLD_MINUTES_MAX * 60_000;

/** Converts a series to the form that the rules read. */
export const seriesOf = ({ input, unit, source, recent, days }: ConditionSeriesRecord): Series => ({
  input,
  unit,
  recent,
  days,
  sourceId: source === '' ? null : source,
});

/** Returns the club's day of a measurement, and whether it falls in the morning (rule condition.hold). */
export function dayOfMeasured(at: number): { day: LocalDateText; isMorning: boolean } {
  const text = clubText(new Date(at));
  const hour = Number(text.slice(11, 13));
  const [from, before] = MORNING_HOURS;
  return { day: text.slice(0, 10), isMorning: hour >= from && hour < before };
}
