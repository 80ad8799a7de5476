// @chunk months

import { daysInMonth, weeksOfMonth, yearOf } from '@fleetwatch/contract/time/weeks';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { yearsBack, type PickedPeriod } from './MonthWeekPicker.tsx';

/** Number of earlier years that can be picked, besides the current one. */
export const YEARS_BACK = 5;

/** Subdivision of the months; also the parameter's name in the address. */
export type PeriodPart = 'week' | 'day' | 'none';

const MONTHS = 12;

function numberIn(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
}

function mostParts(part: PeriodPart, year: number, month: number): number {
  if (part === 'none') return 0;
  return part === 'week' ? weeksOfMonth(year, month).length : daysInMonth(year, month);
}

/**
 * Reads a period from the address; values that are not a valid year, month, week or day are ignored.
 * @param years those that can be picked
 */
export function readPeriod(
  params: URLSearchParams,
  part: PeriodPart,
  today: LocalDateText,
  years: readonly number[] = yearsBack(today, YEARS_BACK),
): PickedPeriod {
  const asked = numberIn(params.get('year'), Math.max(...years));
  const year = asked !== null && years.includes(asked) ? asked : yearOf(today);
  const month = numberIn(params.get('month'), MONTHS);
  if (month === null) return { year, month, part: null };
  return { year, month, part: numberIn(params.get(part), mostParts(part, year, month)) };
}

/** `{ year: '2026', month: '5', week: '2' }`: always includes the year, so that a link stays valid next year. */
export function writePeriod({ year, month, part }: PickedPeriod, name: PeriodPart): Record<string, string> {
  return {
    year: String(year),
    ...(month !== null && { month: String(month) }),
    ...(part !== null && { [name]: String(part) }),
  };
}
