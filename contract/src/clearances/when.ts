import { FLAGS, type Flag } from '../conditions/kinds.ts';

/** Lowest flag at which a requirement may start to apply. */
export const WHEN_FLAGS = ['blue', 'yellow', 'red'] as const;

/** Conditions under which a requirement applies, besides its months: all that are given must be met (rule clearance.when). */
export interface RequirementWhen {
  /** Civil twilight is over. */
  dark?: true;
  /** °C */
  waterBelow?: number;
  /** Or a stricter one. */
  flag?: (typeof WHEN_FLAGS)[number];
}

/** Conditions around a launch; null for unknown values. */
export interface Surroundings {
  isDark: boolean | null;
  /** The coldest reading that is not stale, in °C. */
  waterC: number | null;
  flag: Flag | null;
}

export const WATER_BELOW = [0, 30] as const;

/** Whether a requirement applies now. Unknown values count as dark, cold and flagged, the strict reading. */
export function isInEffect({ dark, waterBelow, flag }: RequirementWhen, around: Surroundings): boolean {
  const isDark = !dark || around.isDark !== false;
  const isCold = waterBelow === undefined || around.waterC === null || around.waterC < waterBelow;
  const present = around.flag === 'grey' ? null : around.flag;
  const isFlagged = !flag || present === null || FLAGS.indexOf(present) >= FLAGS.indexOf(flag);
  return isDark && isCold && isFlagged;
}
