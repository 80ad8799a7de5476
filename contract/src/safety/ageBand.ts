import { isMinorOn } from '../members/age.ts';
import type { LocalDateText } from '../time/localText.ts';
import { yearOf } from '../time/weeks.ts';

/** Age bands for rescuers: under 18, of age, or 65 and older. */
export const AGE_BANDS = ['junior', 'adult', 'senior'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

const SENIOR = 65;

/** Returns a person's age band on a day (rule safety.sheet). */
export function ageBandOn(birthDate: LocalDateText, day: LocalDateText): AgeBand {
  if (isMinorOn(birthDate, day)) return 'junior';
  return `${yearOf(birthDate) + SENIOR}${birthDate.slice(4)}` <= day ? 'senior' : 'adult';
}
