import type { FieldRule } from '../errors/fieldRule.ts';
import { VALUE_RANGE } from './messages.ts';
import { comparedValue, RANGES, UNITS_OF, type MeasuredInput, type Unit } from './units.ts';

/** Whether a number can be measured: others are faults of the source, or of who typed (rule condition.readings). */
export function isMeasurable(input: MeasuredInput, value: number, unit: Unit): boolean {
  // A step of Beaufort's scale is a row's, and no measurement.
  if (!Number.isFinite(value) || unit === 'bft' || !UNITS_OF[input].includes(unit)) return false;
  const [least, most] = RANGES[input];
  const compared = comparedValue(input, value, unit);
  return compared >= least && compared <= most;
}

/** The value of a reading by hand. */
export const readingRule =
  (input: MeasuredInput, unit: Unit): FieldRule<number> =>
  (value) =>
    isMeasurable(input, value, unit) ? null : VALUE_RANGE;

/** How each service writes its stations: nothing else reaches an address (rule condition.sources). */
export const STATION_PATTERNS = {
  'open-meteo': /^$/,
  nws: /^$/,
  'ea-floods': /^$/,
  nwps: /^[A-Za-z0-9]{5}$/,
  usgs: /^\d{8,15}$/,
  pegelonline: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  ea: /^[A-Za-z0-9_]{2,20}$/,
} as const;
