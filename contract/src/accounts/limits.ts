/** Limits of accounts (rules account.full-name, account.password, account.hint). */
export const NAME_MIN = 5;
export const NAME_MAX = 28;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORD_SPACES_MAX = 4;
export const HINT_MIN = 3;
export const HINT_MAX = 80;
/** The hint must be more than this many edits away from the password. */
export const HINT_DISTANCE_ABOVE = 3;
export const CLUB_PASSWORD_MIN = 16;
export const CLUB_PREFIX_LENGTH = 4;
export const SIGN_IN_NAME_MIN = 4;
export const ABOUT_ME_MAX = 280;
export const ABOUT_ME_URL_MAX = 200;
/** Refusals in a row after which the device warns (rule account.failure-warning); nothing is locked out. */
export const SIGN_IN_FAILURES_WARN_ABOVE = 10;
/** Minutes for which a password reset key works. */
export const RESET_KEY_MINUTES = 20;
