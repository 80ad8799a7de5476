export const GUEST_NAME_MIN = 2;
export const GUEST_NAME_MAX = 60;
export const GUEST_PHONE_MAX = 30;
export const GUEST_CLUB_MAX = 60;
/** Emergency contact: a name and a number. */
export const GUEST_EMERGENCY_MAX = 120;
/** Most guests in a season, per member and per club. */
export const GUESTS_OF_HOST_MAX = 20;
export const GUESTS_MAX = 1_000;
/** Highest limit that a club may set for a guest's outings in a season. */
export const GUEST_SORTIES_MAX = 50;
