import { emailRule, nameRule } from '../accounts/rules.ts';
import type { FieldRule } from '../errors/fieldRule.ts';
import type { LocalDateText } from '../time/localText.ts';
import { yearOf } from '../time/weeks.ts';
import { BIRTH_DATE_INVALID, GUARDIAN_NAME } from './texts.ts';

/** Birthday of coming of age (rule member.age). */
const OF_AGE = 18;
const OLDEST_YEARS = 110;

/** Whether a person is under age on a day. A person born on a leap day comes of age on March 1. */
export const isMinorOn = (birthDate: LocalDateText, day: LocalDateText): boolean =>
  `${yearOf(birthDate) + OF_AGE}${birthDate.slice(4)}` > day;

/** Refuses a birth date in the future, or too long ago for a living person. */
export const birthDateRule =
  (today: LocalDateText): FieldRule =>
  (value) =>
    value < today && yearOf(value) > yearOf(today) - OLDEST_YEARS ? null : BIRTH_DATE_INVALID;

/** Guardian of a minor. */
export interface Guardian {
  name: string;
  email: string;
  /** Day on which the club received their consent; null before. */
  consentOn: LocalDateText | null;
}

export const guardianNameRule: FieldRule = (value) => (nameRule(value) === null ? null : GUARDIAN_NAME);
export const guardianEmailRule: FieldRule = emailRule;
export const guardianRule = ({ name, email }: Pick<Guardian, 'name' | 'email'>): string | null =>
  guardianNameRule(name) ?? guardianEmailRule(email);

/** A member's age as the API shows it: the birth date stays on the server. */
export interface MemberAge {
  /** Whether the birth date is known. */
  isKnown: boolean;
  isMinor: boolean;
  guardian: Guardian | null;
  /** Whether the caller may enter the birth date: the member once, officers always. */
  mayGive: boolean;
}

/** PUT /member-age */
export interface MemberAgeBody {
  /** Member id. */
  id: string;
  /** Null leaves it unchanged. */
  birthDate: LocalDateText | null;
  guardian: Guardian | null;
}
