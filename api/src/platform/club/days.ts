import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import Joi from 'joi';
import { DateTime } from 'luxon';

const parseDay = (day: LocalDateText): DateTime => DateTime.fromISO(day, { zone: 'utc' });

/** Schema of a calendar day, `YYYY-MM-DD`. */
export const daySchema = (): Joi.StringSchema =>
  Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}$/)
    .custom((value: string, helpers) =>
      parseDay(value).isValid ? value : helpers.error('string.pattern.base'),
    );

/** Schema of a month: '01' to '12'. */
export const monthSchema = (): Joi.StringSchema => Joi.string().pattern(/^(0[1-9]|1[0-2])$/);

/** Schema of a year: `YYYY` as text, in a query. */
export const yearSchema = (): Joi.StringSchema => Joi.string().pattern(/^[1-9]\d{3}$/);

/** Returns the days of a month: `daysOfMonth('2026-02')` has 28. */
export function daysOfMonth(month: string): LocalDateText[] {
  const length = parseDay(`${month}-01`).daysInMonth ?? 0;
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/**
 * Counts the days from one to another, both included: 1 for the same day, 0 or less when the end comes
 * first.
 */
export function spanDays(start: LocalDateText, end: LocalDateText): number {
  return Math.round(parseDay(end).diff(parseDay(start), 'days').days) + 1;
}

/** Returns every day from one to another, both included. */
export function daysBetween(start: LocalDateText, end: LocalDateText): LocalDateText[] {
  return Array.from({ length: Math.max(0, spanDays(start, end)) }, (_, index) => addDays(start, index));
}
