import type { FieldRule } from '../errors/fieldRule.ts';
import { VALUE_RANGE, STEP_TEXTS } from './texts.ts';
import { comparedValue, RANGES, UNITS_OF, type Input, type MeasuredInput, type Unit } from './units.ts';

/** Whether a value is physically possible: others are faults of the source or typing errors (rule condition.readings). */
export function isMeasurable(input: MeasuredInput, value: number, unit: Unit): boolean {
  // Only rows use Beaufort steps; measurements do not.
  if (!Number.isFinite(value) || unit === 'bft' || !UNITS_OF[input].includes(unit)) return false;
  const [least, most] = RANGES[input];
  const compared = comparedValue(input, value, unit);
  return compared >= least && compared <= most;
}

/** Returns the value of a reading by hand. */
export const readingRule =
  (input: MeasuredInput, unit: Unit): FieldRule<number> =>
  (value) =>
    isMeasurable(input, value, unit) ? null : VALUE_RANGE;

const BEAUFORT_MOST = 12;
/** Air and water at the ends of their ranges, in °F. */
const SUM_RANGE = [-50, 250] as const;

/** Whether a row may have this limit (rule condition.rules): a measurable value, or a step. */
export function isLine(input: Input, value: number, unit: Unit): boolean {
  if (!Number.isFinite(value) || !UNITS_OF[input].includes(unit)) return false;
  const steps = STEP_TEXTS[input];
  if (steps) return Number.isInteger(value) && value >= 0 && value < steps.length;
  if (unit === 'bft') return Number.isInteger(value) && value >= 0 && value <= BEAUFORT_MOST;
  if (input === 'airPlusWaterF' || input === 'light') return value >= SUM_RANGE[0] && value <= SUM_RANGE[1];
  return isMeasurable(input, value, unit);
}

/** Format of each service's station ids: only matching ones become part of an address (rule condition.sources). */
export const STATION_PATTERNS = {
  'open-meteo': /^$/,
  nws: /^$/,
  'ea-floods': /^$/,
  nwps: /^[A-Za-z0-9]{5}$/,
  usgs: /^\d{8,15}$/,
  pegelonline: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  ea: /^[A-Za-z0-9_]{2,20}$/,
} as const;
