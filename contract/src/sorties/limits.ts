/** Limits of a landing (rules land.miles-from-notes, land.miles-limits). */
export const NOTES_MAX = 280;
/** Most miles of a sortie: no club rows more in a day. */
export const MILES_MAX = 200;
export const DECIMAL_MILES_MAX = 20;
export const METERS_ABOVE = 1_000;
export const METERS_MAX = 30_000;
export const METERS_PER_MILE = 1_600;
/** Largest leading decimal number in the notes that counts as kilometers, in a club that shows kilometers or meters. */
export const DECIMAL_KM_MAX = 32;
/** Most kilometers of a sortie, if they are entered. */
export const KM_MAX = 320;
/** Most seats: nine, the launcher and eight more. */
export const CREW_MAX = 8;
/** Most days of a list or CSV of sorties: a season. */
export const LIST_SPAN_DAYS_MAX = 31;
export const CSV_SPAN_DAYS_MAX = 366;
/** Most rows in one answer of a list of past sorties (rule sortie.pages). */
export const LIST_ROWS_MAX = 500;
/** Length of the reason for overriding a block (rule launch.override). */
export const REASON_MIN = 3;
export const REASON_MAX = 280;
