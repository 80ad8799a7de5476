import { counted } from '../texts/counted.ts';
import { weekdayDayText } from '../time/dayText.ts';
import { shortTime, type LocalDateTimeText } from '../time/localText.ts';

/** Texts of reservations (docs/product/reservations.md). */
export const RESERVATIONS_OFF = 'This club does not use reservations.';
export const RESERVATION_NOT_FOUND = 'This reservation no longer exists.';
export const RESERVATION_PAST = 'Choose a time in the future.';
export const HOURS_SKIPPED = 'The clocks skip these hours on that day.';
export const RESERVATION_OVER = 'This reservation is over, so it is closed.';
export const RESERVATION_MOVED = 'Someone has already decided on this reservation.';
export const NO_SERIES = 'This club does not let members reserve weekly.';
export const SERIES_ENDS_LATER = 'The end of the series must be after its start.';
export const SERIES_TOO_LONG = 'A weekly series must end within a year.';
export const NOTE_TOO_LONG = 'Use at most 140 characters.';
export const REASON_NEEDED = 'Enter a reason of 3 to 140 characters.';
export const PEAKS_SHAPE = 'Each peak needs weekdays, and an end after its start.';
export const HORIZON_RANGE = 'Choose 3 to 14 days.';
export const LONGEST_RANGE = 'Choose half an hour to 12 hours.';
export const ACTIVE_RANGE = 'Choose 1 to 20 reservations.';
export const PEAK_RANGE = 'Choose 1 to 14 reservations.';
export const ONLY_RESERVATION_OFFICERS =
  'Only confirmed coaches and boat captains can decide on reservations.';
export const SAME_BOAT = 'You already have this boat.';
export const ALREADY_WAITING = 'You are already on the waiting list.';
export const WAITS_FULL = 'You are already waiting for 10 boats.';
export const BOAT_IS_FREE = 'This boat is free at that time. Reserve it.';
export const HOLDS_END_BEFORE_START = 'The last day cannot be before the first.';
export const HOLDS_SPAN_TOO_LONG = 'Request at most a month.';

const hours = (minutes: number): string => {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [whole > 0 && `${whole} h`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).join(' ');
};

export const tooLong = (minutes: number): string => `You can reserve a boat for at most ${hours(minutes)}.`;
export const tooFarAhead = (days: number): string => `You can reserve boats at most ${days} days ahead.`;
export const tooMany = (most: number): string => `You already have ${counted(most, 'upcoming reservation')}.`;
export const tooManyAtPeak = (most: number): string =>
  `You already have ${counted(most, 'reservation')} at peak hours that week.`;
export const seriesUntil = (day: string): string => `Weekly series must end by ${day}.`;

/** `spanText('2026-05-01 06:00:00', '2026-05-01 07:30:00') === 'Fri May 1, 06:00–07:30'` */
export const spanText = (launch: LocalDateTimeText, land: LocalDateTimeText): string =>
  `${weekdayDayText(launch)}, ${shortTime(launch)}–${shortTime(land)}`;

/** Current reservation of a boat: 'Kestrel is reserved by Kim Harper, Fri May 1, 06:00–07:30.' */
export const boatReservedBy = (
  boat: string,
  holder: string,
  launch: LocalDateTimeText,
  land: LocalDateTimeText,
): string => `${boat} is reserved by ${holder}, ${spanText(launch, land)}.`;

/** At another member's launch: 'Kestrel is reserved 06:00–07:30 by Kim Harper.' */
export const reservedAtLaunch = (
  boat: string,
  holder: string,
  launch: LocalDateTimeText,
  land: LocalDateTimeText,
): string => `${boat} is reserved ${shortTime(launch)}–${shortTime(land)} by ${holder}.`;

/** Titles of notifications. */
export const reservationApproved = (boat: string): string => `${boat} is yours.`;
export const reservationDeclined = (boat: string): string => `Your reservation of ${boat} was declined.`;
export const reservationCancelled = (boat: string): string => `Your reservation of ${boat} was cancelled.`;
export const reservationRequested = (holder: string, boat: string): string => `${holder} requests ${boat}.`;
export const lapsesSoon = (boat: string, by: string): string =>
  `Launch ${boat} by ${by}, or others can take it.`;
export const hasLapsed = (boat: string): string => `Your reservation of ${boat} has lapsed.`;
export const yourTurn = (boat: string): string => `It is your turn: ${boat} is reserved for you.`;
export const yourTurnPending = (boat: string): string =>
  `It is your turn: ${boat} is held for you until an officer approves.`;
