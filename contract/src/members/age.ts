import { emailRule, nameRule } from '../accounts/rules.ts';
import type { FieldRule } from '../errors/fieldRule.ts';
import type { LocalDateText } from '../time/localText.ts';
import { yearOf } from '../time/weeks.ts';
import { BIRTH_DATE_INVALID, GUARDIAN_NAME } from './texts.ts';

/** From this birthday on a member is of age (rule member.age). */
const OF_AGE = 18;
const OLDEST_YEARS = 110;

/** Whether somebody is not of age yet on a day. One who is born on a leap day comes of age on March 1. */
export const isMinorOn = (birthDate: LocalDateText, day: LocalDateText): boolean =>
  `${yearOf(birthDate) + OF_AGE}${birthDate.slice(4)}` > day;

/** A birth date is in the past, and of somebody who may be alive. */
export const birthDateRule =
  (today: LocalDateText): FieldRule =>
  (value) =>
    value < today && yearOf(value) > yearOf(today) - OLDEST_YEARS ? null : BIRTH_DATE_INVALID;

/** Who answers for a minor. */
export interface Guardian {
  name: string;
  email: string;
  /** The day on which the club got their consent; null before. */
  consentOn: LocalDateText | null;
}

export const guardianNameRule: FieldRule = (value) => (nameRule(value) === null ? null : GUARDIAN_NAME);
export const guardianEmailRule: FieldRule = emailRule;
export const guardianRule = ({ name, email }: Pick<Guardian, 'name' | 'email'>): string | null =>
  guardianNameRule(name) ?? guardianEmailRule(email);

/** A member's age as the API tells it: the birth date stays there. */
export interface MemberAge {
  /** Whether the birth date is known. */
  isKnown: boolean;
  isMinor: boolean;
  guardian: Guardian | null;
  /** Whether the caller may give the birth date: the member once, officers always. */
  mayGive: boolean;
}

/** PUT /member-age */
export interface MemberAgeBody {
  /** Member id. */
  id: string;
  /** Null leaves the one that is there. */
  birthDate: LocalDateText | null;
  guardian: Guardian | null;
}
