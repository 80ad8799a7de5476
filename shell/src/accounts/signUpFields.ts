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
import { CLUB_PASSWORD_NEEDED } from '@fleetwatch/contract/accounts/messages';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { fieldNamed } from './fieldNamed.ts';
import type { Checked } from '@fleetwatch/kit/ui/form/useFormFields.ts';

/** The fields of the form by their names on the wire, and the repeated password. */
export type SignUpField = Exclude<keyof SignUpBody, 'pic'> | 'confirm';
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
  aboutme: '',
  aboutmeurl: '',
};

/** Every rule of sign-up that needs no server (rules account.full-name, account.password, account.hint). */
export function checkSignUp(values: SignUpValues, clubPrefix: string): Checked<SignUpField> {
  return {
    club: clubPasswordRule(clubPrefix)(values.club),
    name: nameRule(values.name),
    email: emailRule(values.email),
    password: passwordRule(values.password),
    confirm: confirmRule(values.password)(values.confirm),
    passwordhint: hintRule(values.password)(values.passwordhint),
    group: userGroupRule(values.group),
    coach_p: null,
    aboutme: aboutMeRule(values.aboutme),
    aboutmeurl: aboutMeUrlRule(values.aboutmeurl.trim()),
  };
}

/**
 * The call's body.
 * @param pic the picture's address, '' for the drawn avatar
 */
export function signUpBody({ confirm: _confirm, ...values }: SignUpValues, pic: string): SignUpBody {
  return {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    passwordhint: values.passwordhint.trim(),
    aboutmeurl: values.aboutmeurl.trim(),
    pic,
    coach_p: values.coach_p === '1' ? 1 : 0,
  };
}

/** The field at which a refusal of the server is to be shown, or null when it concerns the whole. */
export function fieldOfRefusal({ code, field, text }: ApiFailure): SignUpField | null {
  if (code === 'club_password_refused' || text === CLUB_PASSWORD_NEEDED) return 'club';
  return fieldNamed(BLANK_SIGN_UP, field);
}
