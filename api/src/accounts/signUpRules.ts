import { PICTURE_INVALID } from '@fleetwatch/contract/accounts/messages';
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
import type { FieldRule } from '@fleetwatch/contract/errors/fieldRule';
import { ApiError } from '../platform/errors.ts';

const PICTURE_MAX = 300;

/** No picture, a path on this origin, or an https address: nothing else may be shown as a picture. */
export const pictureRule: FieldRule = (value) => {
  if (value === '') return null;
  const isPath = /^\/(?!\/)[\w./~-]*$/.test(value) && !value.includes('..');
  const isAddress = URL.canParse(value) && new URL(value).protocol === 'https:';
  return value.length <= PICTURE_MAX && (isPath || isAddress) ? null : PICTURE_INVALID;
};

/** Throws the first refused field, in the order of the form (member-operations §5). */
export function refuseSignUp(body: SignUpBody, clubPrefix: string): void {
  const checks: [field: keyof SignUpBody, text: string | null][] = [
    ['club', clubPasswordRule(clubPrefix)(body.club)],
    ['name', nameRule(body.name)],
    ['email', emailRule(body.email)],
    ['password', passwordRule(body.password)],
    ['passwordhint', hintRule(body.password)(body.passwordhint)],
    ['group', userGroupRule(body.group)],
    ['pic', pictureRule(body.pic)],
    ['aboutme', aboutMeRule(body.aboutme)],
    ['aboutmeurl', aboutMeUrlRule(body.aboutmeurl)],
  ];
  for (const [field, text] of checks) {
    if (text !== null) throw new ApiError(`invalid:${field}`, text);
  }
}
