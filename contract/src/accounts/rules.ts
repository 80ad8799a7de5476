import type { FieldRule } from '../errors/fieldRule.ts';
import { hasInvisible, tidyName, visibleNameRule } from '../texts/rules.ts';
import { editDistance } from './editDistance.ts';
import {
  ABOUT_ME_MAX,
  ABOUT_ME_URL_MAX,
  CLUB_PASSWORD_MIN,
  CLUB_PREFIX_LENGTH,
  EMAIL_MAX,
  HINT_DISTANCE_ABOVE,
  HINT_MAX,
  HINT_MIN,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SPACES_MAX,
  SIGN_IN_NAME_MIN,
} from './limits.ts';
import * as texts from './texts.ts';

/** Letters of any script, spaces, and the signs used in names: apostrophe, hyphen, period. */
const NAME_CHARACTERS = /^[\p{L}\p{M}'’.\- ]+$/u;
/** One address, not a list: neither side of the @ has a character that separates addresses in a mail header. */
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@.",;:()<>[\\\]]+(\.[^\s@.",;:()<>[\\\]]+)+$/;

/** Club password: at least 16 characters, starting with the club's prefix (rule account.club-password). */
export function clubPasswordRule(prefix: string): FieldRule {
  return (value) =>
    value.length >= CLUB_PASSWORD_MIN && value.startsWith(prefix.slice(0, CLUB_PREFIX_LENGTH))
      ? null
      : texts.CLUB_PASSWORD_NEEDED;
}

/** Full name: 5 to 28 characters, a space, no special characters. Spaces around it do not count. */
export const nameRule: FieldRule = (value) => {
  const name = tidyName(value);
  if (name.length < NAME_MIN || name.length > NAME_MAX) return texts.NAME_LENGTH;
  if (!name.includes(' ')) return texts.NAME_NEEDS_SPACE;
  if (!NAME_CHARACTERS.test(name)) return texts.NAME_SPECIAL;
  return visibleNameRule(name);
};

export const emailRule: FieldRule = (value) => {
  const email = value.trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email) && !hasInvisible(email) ? null : texts.EMAIL_INVALID;
};

/** Password: 8 or more, at most 4 spaces, lowercase, uppercase, digit, one of !@#$%^&*. */
export const passwordRule: FieldRule = (value) => {
  if (value.length < PASSWORD_MIN || value.length > PASSWORD_MAX) return texts.PASSWORD_LENGTH;
  if (value.split(' ').length - 1 > PASSWORD_SPACES_MAX) return texts.PASSWORD_SPACES;
  const isMixed = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[!@#$%^&*]/].every((kind) => kind.test(value));
  return isMixed ? null : texts.PASSWORD_CLASSES;
};

export function confirmRule(password: string): FieldRule {
  return (value) => (value === password ? null : texts.CONFIRM_MISMATCH);
}

/** Hint: 3 or more, not the password, another start, and more than 3 edits away from it. */
export function hintRule(password: string): FieldRule {
  return (value) => {
    const hint = value.trim();
    if (hint.length < HINT_MIN || hint.length > HINT_MAX) return texts.HINT_LENGTH;
    if (hint === password) return texts.HINT_IS_PASSWORD;
    if (hint.slice(0, 3) === password.slice(0, 3)) return texts.HINT_STARTS_ALIKE;
    if (editDistance(hint, password) <= HINT_DISTANCE_ABOVE) return texts.HINT_REVEALING;
    return null;
  };
}

export const userGroupRule: FieldRule = (value) => (value === '' ? texts.GROUP_NEEDED : null);

export const aboutMeRule: FieldRule = (value) => (value.length > ABOUT_ME_MAX ? texts.ABOUT_ME_LENGTH : null);

/** Empty, or an http(s) address: only those may become links. */
export const aboutMeUrlRule: FieldRule = (value) => {
  if (value === '') return null;
  if (value.length > ABOUT_ME_URL_MAX || !URL.canParse(value)) return texts.ABOUT_ME_URL_INVALID;
  return /^https?:$/.test(new URL(value).protocol) ? null : texts.ABOUT_ME_URL_INVALID;
};

/** Sign-in and kiosk dialogs: name or email of at least 4 characters. */
export const signInNameRule: FieldRule = (value) =>
  value.trim().length < SIGN_IN_NAME_MIN ? texts.USERNAME_INVALID : null;

/** The kiosk's land and launch forms share the rule, with another text (rule kiosk.credentials). */
export const boathouseNameRule: FieldRule = (value) =>
  signInNameRule(value) === null ? null : texts.FULL_NAME_INVALID;

export const signInPasswordRule: FieldRule = (value) =>
  value.length < PASSWORD_MIN ? texts.PASSWORD_INVALID : null;
