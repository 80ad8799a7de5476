/** Texts every screen shares, as the error catalogue has them (member-operations §8). */
export const NETWORK_REFUSED_TOAST = 'Network: Connection refused!';
export const NETWORK_REFUSED = 'Network: Connection refused.';
export const SIGNED_OUT = 'Please sign in again.';
export const NOT_YOURS = 'This belongs to another member.';
export const ONLY_COACHES = 'Only coaches!';
export const TOO_MANY_TRIES = 'Too many tries. Please wait a while and try again.';
export const SERVER_BUSY = 'The boathouse is busy. Please try again in a moment.';
export const INTERNAL_ERROR = 'Sorry, internal error :-(';
