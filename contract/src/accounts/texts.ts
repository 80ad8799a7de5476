import { counted } from '../texts/counted.ts';
import { CONFIRM_PATH, CONFIRM_KEY_DAYS } from './confirmEmail.ts';
import type { PwdResetRefusal } from './wire.ts';

/** Texts of accounts (rules account.sign-up-failures, account.password, account.hint). */
export const CLUB_PASSWORD_NEEDED = "You need to enter your club's password to join.";
export const NAME_LENGTH = 'Enter your full name, 5 to 28 characters.';
export const NAME_NEEDS_SPACE = 'Enter your first and last name, with a space between them.';
export const NAME_SPECIAL = 'Names cannot include special characters.';
export const NAME_TAKEN = 'This name is already taken.';
export const EMAIL_INVALID = 'Enter a valid email address.';
export const EMAIL_TAKEN = 'This email address is already taken.';
export const PASSWORD_LENGTH = 'Passwords must be 8 to 128 characters long.';
export const PASSWORD_SPACES = 'Passwords can have at most 4 spaces.';
export const PASSWORD_CLASSES =
  'Passwords need a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.';
export const CONFIRM_MISMATCH = 'The passwords do not match.';
export const HINT_LENGTH = 'Hints must be 3 to 80 characters long.';
export const HINT_IS_PASSWORD = 'The hint cannot be the password itself.';
export const HINT_STARTS_ALIKE = 'The first 3 characters of the hint cannot match those of the password.';
export const HINT_REVEALING = 'This hint is too revealing.';
export const GROUP_NEEDED = 'Choose your User Group.';
export const ABOUT_ME_LENGTH = 'About me: 280 characters at most.';
export const ABOUT_ME_URL_INVALID = 'Enter a web address that starts with http:// or https://.';
export const PICTURE_INVALID = 'Choose the picture again.';

export const USERNAME_INVALID = 'Please enter a valid username';
export const FULL_NAME_INVALID = 'Please enter a valid first and last name';
export const PASSWORD_INVALID = 'Please enter a valid password';
export const CREDENTIALS_REFUSED = 'Name and password do not match.';
export const STOP_IT = 'Stop it!';
export const OVER_TEN_FAILURES = 'Over 10 Login failures!';
export const LOG_OFF_FIRST = 'Please log off user first before proceeding to Boathouse page.';

export const NO_PROFILE_CHANGES = 'No profile changes detected.';
export const CURRENT_PASSWORD_NEEDED = 'Please enter your current password for validation!';
export const CURRENT_PASSWORD_WRONG = 'This is not your current password.';
export const RESET_KEY_SENT =
  "If the email address entered matches your profile's, please expect an email... key will expire 20 minutes after it's issued.";
/** @param name the newly confirmed coach */
export const coachConfirmed = (name: string): string => `${name} is now a confirmed coach.`;
export const NOT_A_PENDING_COACH = 'This member has not asked to be a coach.';

/** Readable text for each code of POST /pwd-reset. */
export const PWD_RESET_TEXTS: Readonly<Record<PwdResetRefusal, string>> = {
  '-1': 'This key is invalid or has already been used.',
  '-2': 'This key has expired. Request a new one.',
  '-3': 'The new password or its hint was refused.',
};

/** The mail that carries a reset key. */
export const resetMailSubject = (club: string): string => `${club}: your password reset key`;
export const resetMailText = (name: string, club: string, key: string): string =>
  `Hello ${name},

someone, hopefully you, asked to reset your password at ${club}. The key is

    ${key}

It works once, within 20 minutes. If it was not you, ignore this email.
`;

/** Changed part of an account, as named in the mail to its member. */
export type AccountChange = 'password' | 'email address';

/** A new password invalidates the addresses of the member's calendars (rule plan.feeds-end). */
export const CALENDARS_ENDED = 'The calendar links to your plans have stopped working.';

/** The mail about a change that someone else may have made. A change of address is mailed to the old address. */
export const accountChangedSubject = (club: string, what: AccountChange): string =>
  `${club}: your ${what} was changed`;
export const accountChangedText = (name: string, club: string, what: AccountChange): string =>
  `Hello ${name},

your ${what} at ${club} was just changed. If it was you, you do not need
to do anything. If it was not, request a reset key, set a new password (Sign
In, then Reset), and tell a coach or the person who runs your club's server.
${
  what === 'password'
    ? `
${CALENDARS_ENDED}
Get new ones under Plans, In my calendar.
`
    : ''
}`;

export const CONFIRM_KEY_REFUSED =
  'This link is invalid or has expired. Sign in and request a new one from your profile.';

export const EMAIL_CONFIRMED_ALREADY = 'This email address is already confirmed.';

export const EMAIL_NOT_CONFIRMED =
  'Your email address is not confirmed yet. Follow the link in the email we sent, or send it again from your profile.';

export const EMAIL_CONFIRMED = 'Your email address is confirmed.';

export const confirmLinkSent = (email: string): string => `A link is on its way to ${email}.`;

export const confirmMailSubject = (club: string): string => `${club}: confirm your email address`;

/** @param link null if the portal's address is not configured */
export const confirmMailText = (name: string, club: string, key: string, link: string | null): string =>
  `Hello ${name},

this address was entered as yours at ${club}. To confirm it, ${
    link === null ? `open ${CONFIRM_PATH} there and enter the key` : 'follow this link'
  }:

    ${link ?? key}

It works once, within ${CONFIRM_KEY_DAYS} days. If it was not you, ignore this
email: we will not send another.
`;

export const SESSION_NOT_FOUND = 'This device is already signed out.';

export const UNKNOWN_DEVICE = 'Unknown device';

/** 'Kim is signed out on 2 devices.' */
export const signedOutOn = (name: string, ended: number): string =>
  ended === 0 ? `${name} is signed in nowhere.` : `${name} is signed out on ${counted(ended, 'device')}.`;
