import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { goalRange } from './texts.ts';

const GOAL_KEY = 'fwo:season-goal';
/** Higher than anyone rows in a year. */
export const GOAL_MAX = 20_000;
/** In kilometers. */
const GOAL_MAX_KM = 32_000;

const maxGoal = (unit: ShownUnit): number =>
  ({ mi: GOAL_MAX, km: GOAL_MAX_KM, m: GOAL_MAX_KM * 1_000 })[unit];

export const goalError = (unit: ShownUnit): string => goalRange(unit, maxGoal(unit));

/** Returns the miles of a goal typed in this unit; null if empty, undefined if invalid. */
export function parseGoal(text: string, unit: ShownUnit): number | null | undefined {
  const digits = text.trim().replaceAll(',', '');
  if (digits === '' || digits === '0') return null;
  const amount = Number(digits);
  if (!/^\d+$/.test(digits) || amount > maxGoal(unit)) return undefined;
  return unit === 'mi' ? amount : milesOf(unit === 'km' ? amount * 1_000 : amount);
}

/** Returns the member's goal for a season in miles, stored on this device; null without one. */
export function readGoal(memberId: string): number | null {
  try {
    const miles = Number(localStorage.getItem(`${GOAL_KEY}:${memberId}`) ?? '');
    return miles > 0 && miles <= GOAL_MAX ? miles : null;
  } catch {
    // Storage may be refused: then there is no goal.
    return null;
  }
}

/** Stores the goal on this device; without storage it lasts until the page is left. */
export function saveGoal(memberId: string, miles: number | null): void {
  try {
    if (miles === null) localStorage.removeItem(`${GOAL_KEY}:${memberId}`);
    else localStorage.setItem(`${GOAL_KEY}:${memberId}`, String(miles));
  } catch {
    // Storage may be refused.
  }
}
