/** Texts shared by all screens, as in the error catalog (rule portal.network). */
export const NETWORK_REFUSED_TOAST = 'Network: Connection refused!';
export const NETWORK_REFUSED = 'Network: Connection refused.';
/** An answer that did not come from the API, or was incomplete. */
export const ANSWER_UNREADABLE =
  'The response could not be read. This network may require you to sign in first.';
/** The same after a write, which may have reached the API. */
export const MAY_BE_SAVED = 'The response could not be read. Your change may have been saved.';
export const SIGNED_OUT = 'Sign in again.';
export const NOT_YOURS = 'This belongs to another member.';
export const ONLY_COACHES = 'Only coaches!';
export const ONLY_CONFIRMED_COACHES =
  'Only confirmed coaches can do this. Ask a confirmed coach of your club to confirm you.';
export const TOO_MANY_TRIES = 'Too many tries. Wait a while, then try again.';
export const TOO_MANY_WRITES = 'That was a lot at once. Wait a few minutes, then send it again.';
export const SERVER_BUSY = 'The server is busy. Try again in a moment.';
export const INTERNAL_ERROR = 'Sorry, internal error :-(';
export const BAD_REQUEST = 'This request could not be read.';
export const BODY_TOO_LARGE = 'This is too much to send at once.';
export const JSON_NEEDED = 'Send JSON.';
export const NOT_FOUND = 'There is nothing here.';
export const NO_CLUB = 'There is no club here yet.';
export const METHOD_NOT_ALLOWED = 'This cannot be done here.';
export const KEY_REUSED = 'This was already sent with different content.';
export const DATABASE_UNREACHABLE = 'The logbook cannot be reached. Try again in a moment.';

/** `invalidField('crew.0') === 'Check crew.0.'` */
export const invalidField = (path: string): string => `Check ${path}.`;
