import { readDay, type DateOrder } from '@fleetwatch/contract/tables/days';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

const CENTURY = 100;

/**
 * Parses a birth date in a file as `YYYY-MM-DD`, or its year alone; '' for an invalid one. Dates are never
 * in the future: '01.02.52' is 1952.
 */
export function parseBirth(text: string, order: DateOrder, today: LocalDateText): string {
  const [year] = /^\d{4}$/.exec(text.trim()) ?? [];
  if (year !== undefined) return year;
  const day = readDay(text, order);
  if (day === null) return '';
  const isOfLastCentury = day > today && !text.includes(day.slice(0, 4));
  return isOfLastCentury ? `${Number(day.slice(0, 4)) - CENTURY}${day.slice(4)}` : day;
}
