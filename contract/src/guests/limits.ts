export const GUEST_NAME_MIN = 2;
export const GUEST_NAME_MAX = 60;
export const GUEST_PHONE_MAX = 30;
export const GUEST_CLUB_MAX = 60;
/** Whom to call: a name and a number. */
export const GUEST_EMERGENCY_MAX = 120;
/** Guests of one season that a member brings, and that a club has. */
export const GUESTS_OF_HOST_MAX = 20;
export const GUESTS_MAX = 1_000;
/** Outings that a club may allow a guest in a season. */
export const GUEST_OUTINGS_MAX = 50;
