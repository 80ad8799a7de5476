/** Limits of boats and their logs (rules boat.new, log.append). */
export const BOAT_NAME_MIN = 4;
export const BOAT_NAME_MAX = 32;
export const BOAT_DETAILS_MAX = 128;
export const LOG_APPEND_MIN = 2;
export const LOG_APPEND_MAX = 280;
export const LOG_MAX = 4_096;
/** Most season miles of a new boat. */
export const BOAT_MILES_MAX = 10_000;
/** Longest log, in characters, by appending. An entry that does not fit is refused; older entries are never dropped. */
export const LOG_CHARACTERS_MAX = 16_384;
