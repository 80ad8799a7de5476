import type { PwdResetRefusal } from './wire.ts';

/** Texts of accounts (rules account.sign-up-failures, account.password, account.hint). */
export const CLUB_PASSWORD_NEEDED = "You need to enter your club's password to join.";
export const NAME_LENGTH = 'Please enter your full name, 5 to 28 characters.';
export const NAME_NEEDS_SPACE = 'Please enter first and last name, with a space between them.';
export const NAME_SPECIAL = 'Names cannot include special characters.';
export const NAME_TAKEN = 'This name is already taken.';
export const EMAIL_INVALID = 'Please enter a valid e-mail address.';
export const EMAIL_TAKEN = 'This e-mail address is already taken.';
export const PASSWORD_LENGTH = 'Passwords have 8 to 128 characters.';
export const PASSWORD_SPACES = 'Passwords have at most 4 spaces.';
export const PASSWORD_CLASSES =
  'Passwords need a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.';
export const CONFIRM_MISMATCH = 'The two passwords differ.';
export const HINT_LENGTH = 'Hints have 3 to 80 characters.';
export const HINT_IS_PASSWORD = 'The hint must not be the password.';
export const HINT_STARTS_ALIKE = 'The first 3 characters of the hint must differ from those of the password.';
export const HINT_REVEALING = 'This hint is too revealing.';
export const GROUP_NEEDED = 'Please choose your User Group.';
export const ABOUT_ME_LENGTH = 'About me has at most 280 characters.';
export const ABOUT_ME_URL_INVALID = 'Please enter a web address that starts with http:// or https://.';
export const PICTURE_INVALID = 'Please choose a picture again.';

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
/** @param name the member who is now a confirmed coach */
export const coachConfirmed = (name: string): string => `${name} is now a confirmed coach.`;
export const NOT_A_PENDING_COACH = 'This member has not asked to be a coach.';

/** What the codes of POST /pwd-reset mean, for a person. */
export const PWD_RESET_TEXTS: Readonly<Record<PwdResetRefusal, string>> = {
  '-1': 'This key is unknown or was already used.',
  '-2': 'This key has expired. Please request another one.',
  '-3': 'The new password or its hint was refused.',
};

/** The mail that carries a reset key. */
export const resetMailSubject = (club: string): string => `${club}: your password reset key`;
export const resetMailText = (name: string, club: string, key: string): string =>
  `Hello ${name},

somebody, hopefully you, asked to reset your password at ${club}. The key is

    ${key}

It works once, within 20 minutes. If it was not you, there is nothing to do.
`;

/** The changed part of an account, as the mail to its member names it. */
export type AccountChange = 'password' | 'e-mail address';

/** A new password ends the addresses of a member's calendars (rule plan.feeds-end). */
export const CALENDARS_ENDED = 'If calendars followed your plans, their addresses have ended.';

/** The mail about a change that somebody else may have made. A change of address is mailed to the old address. */
export const accountChangedSubject = (club: string, what: AccountChange): string =>
  `${club}: your ${what} was changed`;
export const accountChangedText = (name: string, club: string, what: AccountChange): string =>
  `Hello ${name},

your ${what} at ${club} was changed just now. If it was you, there is
nothing to do. If it was not, ask for a reset key and set a new password
(Sign In, then Reset), and tell a coach or whoever runs your club's server.
${
  what === 'password'
    ? `
${CALENDARS_ENDED}
Get new ones under Plans, In my calendar.
`
    : ''
}`;
