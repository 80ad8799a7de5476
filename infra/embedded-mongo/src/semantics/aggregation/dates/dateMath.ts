import { ServerError } from '../../../serverError.ts';
import { addMonths, dayNumber, weekNumber } from './calendar.ts';
import { fromLocal, toLocal, type OffsetAt } from './timeZone.ts';

const FIXED_MS: Record<string, number> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000 };
const DAY_UNITS: Record<string, number> = { day: 1, week: 7 };
const MONTH_UNITS: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const DAY_MS = 86_400_000;
/** MongoDB counts bins from the first of January 2000, a Saturday. */
const REFERENCE = new Date(Date.UTC(2000, 0, 1));

/** Throws FailedToParse (9) for a unit MongoDB does not have. */
export const checkUnit = (unit: unknown): string => {
  if (
    typeof unit === 'string' &&
    [FIXED_MS, DAY_UNITS, MONTH_UNITS].some((units) => Object.hasOwn(units, unit))
  )
    return unit;
  throw new ServerError(9, `unknown time unit value: ${String(unit)}`);
};

/** Adds an amount of a unit: days and longer ones by the zone's calendar, shorter ones by the clock. */
export const addToDate = (date: Date, unit: string, amount: number, offsetAt: OffsetAt): Date => {
  const fixed = FIXED_MS[unit];
  if (fixed !== undefined) return new Date(date.getTime() + amount * fixed);
  const local = toLocal(date, offsetAt);
  const days = DAY_UNITS[unit];
  const moved =
    days === undefined
      ? addMonths(local, amount * (MONTH_UNITS[unit] as number))
      : new Date(local.getTime() + amount * days * DAY_MS);
  return fromLocal(moved, offsetAt);
};

const monthNumber = (local: Date): number => local.getUTCFullYear() * 12 + local.getUTCMonth();

const floorTo = (value: number, size: number): number => Math.floor(value / size) * size;

/** The start of the bin a date is in: `binSize` units, counted from 2000 in the zone. */
export const truncateDate = (
  date: Date,
  unit: string,
  binSize: number,
  offsetAt: OffsetAt,
  startOfWeek: number,
): Date => {
  const fixed = FIXED_MS[unit];
  if (fixed !== undefined) {
    const reference = fromLocal(REFERENCE, offsetAt).getTime();
    return new Date(reference + floorTo(date.getTime() - reference, binSize * fixed));
  }
  const local = toLocal(date, offsetAt);
  const months = MONTH_UNITS[unit];
  if (months !== undefined) {
    const from = monthNumber(REFERENCE);
    return fromLocal(addMonths(REFERENCE, floorTo(monthNumber(local) - from, binSize * months)), offsetAt);
  }
  const days = binSize * (DAY_UNITS[unit] as number);
  // Weeks are counted from the first of their weekday on or after the reference.
  const shift = unit === 'week' ? (startOfWeek - REFERENCE.getUTCDay() + 7) % 7 : 0;
  const from = dayNumber(REFERENCE) + shift;
  return fromLocal(new Date((from + floorTo(dayNumber(local) - from, days)) * DAY_MS), offsetAt);
};

/** How many boundaries of the unit lie between two dates. */
export const dateDifference = (
  start: Date,
  end: Date,
  unit: string,
  offsetAt: OffsetAt,
  startOfWeek: number,
): number => {
  const a = toLocal(start, offsetAt);
  const b = toLocal(end, offsetAt);
  const fixed = FIXED_MS[unit];
  if (fixed !== undefined) {
    // Hours are counted from the zone's full hours, which some zones have half an hour aside.
    const offset = unit === 'hour' ? offsetAt(start.getTime()) : 0;
    return Math.floor((end.getTime() + offset) / fixed) - Math.floor((start.getTime() + offset) / fixed);
  }
  if (unit === 'day') return dayNumber(b) - dayNumber(a);
  if (unit === 'week') return weekNumber(b, startOfWeek) - weekNumber(a, startOfWeek);
  const months = MONTH_UNITS[unit] as number;
  return Math.floor(monthNumber(b) / months) - Math.floor(monthNumber(a) / months);
};
