import { ServerError } from '../../../serverError.ts';
import { fromLocal, toLocal, type OffsetAt } from './timeZone.ts';

const DAY_MS = 86_400_000;
const FIXED_MS = new Map([
  ['millisecond', 1],
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
]);
const DAYS = new Map([
  ['day', 1],
  ['week', 7],
]);
const MONTHS = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
]);
/** MongoDB counts bins from the first of January 2000, a Saturday. */
const REFERENCE = new Date(Date.UTC(2000, 0, 1));

/** Throws FailedToParse (9) for a unit MongoDB does not have. */
export const checkUnit = (unit: unknown): string => {
  if (typeof unit === 'string' && [FIXED_MS, DAYS, MONTHS].some((units) => units.has(unit))) return unit;
  throw new ServerError(9, `unknown time unit value: ${String(unit)}`);
};

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The number (0 Sunday) of a weekday's name, whole or of three letters. Throws FailedToParse (9) for anything else. */
export const weekdayNumber = (name: unknown): number => {
  const wanted = String(name).toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  if (at < 0) throw new ServerError(9, `unknown day of week value: ${String(name)}`);
  return at;
};

const floorTo = (value: number, size: number): number => Math.floor(value / size) * size;

/** The start of the bin a date is in: `binSize` units, counted from 2000 in the zone. */
export const truncateDate = (
  date: Date,
  unit: string,
  binSize: number,
  offsetAt: OffsetAt,
  startOfWeek: number,
): Date => {
  const fixed = FIXED_MS.get(unit);
  if (fixed !== undefined) {
    const reference = fromLocal(REFERENCE, offsetAt).getTime();
    return new Date(reference + floorTo(date.getTime() - reference, binSize * fixed));
  }
  const local = toLocal(date, offsetAt);
  const months = MONTHS.get(unit);
  if (months !== undefined) {
    const since = (local.getUTCFullYear() - REFERENCE.getUTCFullYear()) * 12 + local.getUTCMonth();
    const start = new Date(REFERENCE);
    start.setUTCMonth(floorTo(since, binSize * months));
    return fromLocal(start, offsetAt);
  }
  // Weeks are counted from the first of their weekday on or after the reference.
  const shift = unit === 'week' ? (startOfWeek - REFERENCE.getUTCDay() + 7) % 7 : 0;
  const from = REFERENCE.getTime() + shift * DAY_MS;
  return fromLocal(
    new Date(from + floorTo(local.getTime() - from, binSize * (DAYS.get(unit) as number) * DAY_MS)),
    offsetAt,
  );
};
