import type { ShownUnit } from './shownUnit.ts';
import { KM_MAX, MILES_MAX } from './limits.ts';
import { milesOf } from './miles.ts';

/** Largest entry of a field, in its unit. */
export const AMOUNT_MAX: Readonly<Record<ShownUnit, number>> = {
  mi: MILES_MAX,
  km: KM_MAX,
  m: KM_MAX * 1_000,
};

const DECIMALS: Readonly<Record<ShownUnit, RegExp>> = {
  mi: /^(?:\d+[.,]?\d{0,2}|[.,]\d{1,2})$/,
  km: /^(?:\d+[.,]?\d{0,3}|[.,]\d{1,3})$/,
  m: /^\d+$/,
};

/**
 * Returns the miles typed into a field of this unit, with a decimal point or comma; an empty field is 0. Null if it is not a
 * number, has more decimals than the unit keeps, or exceeds any outing.
 */
export function readAmount(typed: string, unit: ShownUnit): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!DECIMALS[unit].test(text)) return null;
  const amount = Number(text.replace(',', '.'));
  if (amount > AMOUNT_MAX[unit]) return null;
  if (unit === 'mi') return amount;
  return milesOf(Math.round(unit === 'km' ? amount * 1_000 : amount));
}
