/** Limits of a landing (rules land.miles-from-notes, land.miles-limits). */
export const NOTES_MAX = 280;
/** Miles a sortie may have at most: no club rows more in a day. */
export const MILES_MAX = 200;
export const DECIMAL_MILES_MAX = 20;
export const METERS_ABOVE = 1_000;
export const METERS_MAX = 30_000;
export const METERS_PER_MILE = 1_600;
/** A decimal number that the notes begin with is kilometers up to this one, in a club that shows kilometers or meters. */
export const DECIMAL_KM_MAX = 32;
/** Kilometers a sortie may have at most, where they are entered. */
export const KM_MAX = 320;
/** Seats are at most nine: the launcher and eight more. */
export const CREW_MAX = 8;
/** Days that a list of sorties spans at most, and that a CSV of them does: a season. */
export const LIST_SPAN_DAYS_MAX = 31;
export const CSV_SPAN_DAYS_MAX = 366;
/** Rows that one answer of a list of past sorties has at most (rule sortie.pages). */
export const LIST_ROWS_MAX = 500;
/** Why a block is overridden (rule launch.override). */
export const REASON_MIN = 3;
export const REASON_MAX = 280;
