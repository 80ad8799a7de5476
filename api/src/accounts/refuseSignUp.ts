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
import { ApiError } from '../platform/http/errors.ts';

/**
 * Throws the first refused field, in the order of the form (rules account.full-name, account.password, account.hint).
 */
export function refuseSignUp(body: SignUpBody, clubPrefix: string): void {
  const checks: [field: keyof SignUpBody, text: string | null][] = [
    ['club', clubPasswordRule(clubPrefix)(body.club)],
    ['name', nameRule(body.name)],
    ['email', emailRule(body.email)],
    ['password', passwordRule(body.password)],
    ['passwordhint', hintRule(body.password)(body.passwordhint)],
    ['group', userGroupRule(body.group)],
    ['aboutme', aboutMeRule(body.aboutme)],
    ['aboutmeurl', aboutMeUrlRule(body.aboutmeurl)],
  ];
  for (const [field, text] of checks) {
    if (text !== null) throw new ApiError(`invalid:${field}`, text);
  }
}
