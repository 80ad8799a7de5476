import {
  aboutMeRule,
  aboutMeUrlRule,
  clubPasswordRule,
  emailRule,
  hintRule,
  nameRule,
  passwordRule,
  userGroupRule,
} from '@fleetwatch/contract/accounts/rules';
import type { SignUpBody } from '@fleetwatch/contract/accounts/wire';
import { birthDateRule, guardianRule, isMinorOn } from '@fleetwatch/contract/members/age';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { ApiError } from '../platform/http/errors.ts';

/**
 * Checks a newcomer's age in a club with juniors; a newcomer without one counts as an adult (rule
 * account.age).
 */
function checkAge(
  { birthDate, guardian }: SignUpBody,
  ageOn: LocalDateText | null,
): [field: keyof SignUpBody, text: string | null][] {
  if (ageOn === null || birthDate === undefined) return [];
  const refusal = birthDateRule(ageOn)(birthDate);
  const isMinor = refusal === null && isMinorOn(birthDate, ageOn);
  return [
    ['birthDate', refusal],
    ['guardian', isMinor ? guardianRule(guardian ?? { name: '', email: '' }) : null],
  ];
}

/**
 * Throws the first refused field, in the order of the form (rules account.full-name, account.password,
 * account.hint, account.age).
 * @param ageOn the club's day, in a club with juniors; null in others, which do not record ages
 */
export function refuseSignUp(body: SignUpBody, clubPrefix: string, ageOn: LocalDateText | null): void {
  const checks: [field: keyof SignUpBody, text: string | null][] = [
    ['club', clubPasswordRule(clubPrefix)(body.club)],
    ['name', nameRule(body.name)],
    ['email', emailRule(body.email)],
    ['password', passwordRule(body.password)],
    ['passwordhint', hintRule(body.password)(body.passwordhint)],
    ['group', userGroupRule(body.group)],
    ...checkAge(body, ageOn),
    ['aboutme', aboutMeRule(body.aboutme)],
    ['aboutmeurl', aboutMeUrlRule(body.aboutmeurl)],
  ];
  for (const [field, text] of checks) {
    if (text !== null) throw new ApiError(`invalid:${field}`, text);
  }
}
