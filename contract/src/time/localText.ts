/**
 * Club-local instants on the wire: `YYYY-MM-DD HH:mm:ss` (rule time.wire). The date is the first ten characters, the time
 * starts at position 11.
 */
export type LocalDateTimeText = string;
/** Club-local date on the wire: `YYYY-MM-DD`. */
export type LocalDateText = string;

/** `timePart('2026-05-01 06:12:09') === '06:12:09'` */
export function timePart(text: LocalDateTimeText): string {
  return text.slice(11);
}

/** `datePart('2026-05-01 06:12:09') === '2026-05-01'` */
export function datePart(text: LocalDateTimeText): LocalDateText {
  return text.slice(0, 10);
}

/** Hours and minutes, for a list row: `shortTime('2026-05-01 06:12:09') === '06:12'` */
export function shortTime(text: LocalDateTimeText): string {
  return text.slice(11, 16);
}

/**
 * Sorts texts of one of these shapes by time, the earliest first. Avoids `localeCompare`, which takes a phone a moment the
 * first time.
 */
export function earliestFirst(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
