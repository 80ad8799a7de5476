import type { SignUpBody } from '@fleetwatch/contract/accounts/wire';
import {
  aboutMeRule,
  aboutMeUrlRule,
  clubPasswordRule,
  confirmRule,
  emailRule,
  hintRule,
  nameRule,
  passwordRule,
  userGroupRule,
} from '@fleetwatch/contract/accounts/rules';
import { CLUB_PASSWORD_NEEDED } from '@fleetwatch/contract/accounts/texts';
import {
  birthDateRule,
  guardianEmailRule,
  guardianNameRule,
  isMinorOn,
} from '@fleetwatch/contract/members/age';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { findField } from './findField.ts';
import type { Checked } from '@fleetwatch/kit/ui/form/useFormFields.ts';

/** The fields of the form by their names on the wire, the repeated password, and the guardian's further fields. */
export type SignUpField = Exclude<keyof SignUpBody, 'pic'> | 'confirm' | 'guardianEmail' | 'consents';
export type SignUpValues = Record<SignUpField, string>;

export const BLANK_SIGN_UP: SignUpValues = {
  club: '',
  name: '',
  email: '',
  password: '',
  confirm: '',
  passwordhint: '',
  group: '',
  coach_p: '0',
  birthDate: '',
  guardian: '',
  guardianEmail: '',
  consents: '0',
  aboutme: '',
  aboutmeurl: '',
};

/** The part of the club that the rules read. */
export interface SignUpClub {
  prefix: string;
  /** Club-local day, in a club with juniors; null in others, which do not record ages. */
  ageOn: LocalDateText | null;
}

/** Whether a newcomer must name a guardian (rule account.age). */
export const isMinorAtSignUp = (
  { birthDate }: Pick<SignUpValues, 'birthDate'>,
  ageOn: SignUpClub['ageOn'],
): boolean => ageOn !== null && birthDateRule(ageOn)(birthDate) === null && isMinorOn(birthDate, ageOn);

/** Checks every rule of sign-up that needs no server (rules account.full-name, account.password, account.hint, account.age). */
export function checkSignUp(values: SignUpValues, { prefix, ageOn }: SignUpClub): Checked<SignUpField> {
  const isMinor = isMinorAtSignUp(values, ageOn);
  return {
    club: clubPasswordRule(prefix)(values.club),
    name: nameRule(values.name),
    email: emailRule(values.email),
    password: passwordRule(values.password),
    confirm: confirmRule(values.password)(values.confirm),
    passwordhint: hintRule(values.password)(values.passwordhint),
    group: userGroupRule(values.group),
    coach_p: null,
    birthDate: ageOn === null || values.birthDate === '' ? null : birthDateRule(ageOn)(values.birthDate),
    guardian: isMinor ? guardianNameRule(values.guardian) : null,
    guardianEmail: isMinor ? guardianEmailRule(values.guardianEmail) : null,
    consents: null,
    aboutme: aboutMeRule(values.aboutme),
    aboutmeurl: aboutMeUrlRule(values.aboutmeurl.trim()),
  };
}

/**
 * The call's body.
 * @param pic the picture's address, '' for the drawn avatar
 */
export function signUpBody(
  { confirm: _confirm, birthDate, guardian, guardianEmail, consents, ...values }: SignUpValues,
  pic: string,
  ageOn: SignUpClub['ageOn'],
): SignUpBody {
  const isMinor = isMinorAtSignUp({ birthDate }, ageOn);
  return {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    passwordhint: values.passwordhint.trim(),
    aboutmeurl: values.aboutmeurl.trim(),
    pic,
    coach_p: values.coach_p === '1' ? 1 : 0,
    ...(ageOn !== null && birthDate !== '' && { birthDate }),
    ...(isMinor && {
      guardian: { name: guardian.trim(), email: guardianEmail.trim(), consents: consents === '1' },
    }),
  };
}

/** Returns the field at which to show a refusal by the server, or null if it concerns the whole form. */
export function fieldOfRefusal({ code, field, text }: ApiFailure): SignUpField | null {
  if (code === 'club_password_refused' || text === CLUB_PASSWORD_NEEDED) return 'club';
  return findField(BLANK_SIGN_UP, field);
}
