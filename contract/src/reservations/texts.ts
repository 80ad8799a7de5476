import { shortTime, type LocalDateTimeText } from '../time/localText.ts';

/** Texts of reservations (docs/product/reservations.md). */
export const RESERVATIONS_OFF = 'This club does not use reservations.';
export const RESERVATION_NOT_FOUND = 'This reservation is no longer there.';
export const RESERVATION_PAST = 'Choose a time in the future.';
export const HOURS_SKIPPED = 'The clock skips these hours on that day.';
export const RESERVATION_OVER = 'This reservation is over, so it is closed.';
export const RESERVATION_MOVED = 'Someone has decided this reservation since then.';
export const NO_SERIES = 'Members reserve no weekly series in this club.';
export const SERIES_ENDS_LATER = 'The end of the series must be after its start.';
export const SERIES_TOO_LONG = 'A weekly series ends within a year.';
export const NOTE_TOO_LONG = 'Please use at most 140 characters.';
export const REASON_NEEDED = 'Please say why, in 3 to 140 characters.';
export const PEAKS_SHAPE = 'Each peak needs weekdays, and an end after its begin.';
export const HORIZON_RANGE = 'Please choose 3 to 14 days.';
export const LONGEST_RANGE = 'Please choose half an hour to 12 hours.';
export const ACTIVE_RANGE = 'Please choose 1 to 20 reservations.';
export const PEAK_RANGE = 'Please choose 1 to 14 reservations.';
export const ONLY_RESERVATION_OFFICERS = 'Only confirmed coaches and boat captains decide on reservations.';
export const SAME_BOAT = 'It is this boat already.';
export const ALREADY_WAITING = 'You are already on the waiting list.';
export const WAITS_FULL = 'You wait for 10 boats already.';
export const BOAT_IS_FREE = 'This boat is free then. Reserve it.';
export const HOLDS_END_BEFORE_START = 'The last day must not come before the first.';
export const HOLDS_SPAN_TOO_LONG = 'Please ask for a month at most.';

const hours = (minutes: number): string => {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [whole > 0 && `${whole} h`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).join(' ');
};

const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const tooLong = (minutes: number): string => `A boat is reserved for ${hours(minutes)} at most.`;
export const tooFarAhead = (days: number): string => `Boats are reserved at most ${days} days ahead.`;
export const tooMany = (most: number): string => `You have ${times(most, 'reservation')} ahead already.`;
export const tooManyAtPeak = (most: number): string =>
  `You have ${times(most, 'reservation')} at peak hours of that week already.`;
export const seriesUntil = (day: string): string => `Weekly series end by ${day}.`;

/** `spanText('2026-05-01 06:00:00', '2026-05-01 07:30:00') === '2026-05-01 06:00–07:30'` */
export const spanText = (launch: LocalDateTimeText, land: LocalDateTimeText): string =>
  `${launch.slice(0, 10)} ${shortTime(launch)}–${shortTime(land)}`;

/** Who has a boat and when: 'Kestrel is reserved by Kim Harper, 2026-05-01 06:00–07:30.' */
export const boatReservedBy = (
  boat: string,
  holder: string,
  launch: LocalDateTimeText,
  land: LocalDateTimeText,
): string => `${boat} is reserved by ${holder}, ${spanText(launch, land)}.`;

/** At a launch by others: 'Kestrel is reserved 06:00–07:30 by Kim Harper.' */
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
export const reservationRequested = (holder: string, boat: string): string => `${holder} asks for ${boat}.`;
export const lapsesSoon = (boat: string, by: string): string =>
  `Launch ${boat} by ${by}, or it is free again.`;
export const hasLapsed = (boat: string): string => `Your reservation of ${boat} has lapsed.`;
export const yourTurn = (boat: string): string => `It is your turn: ${boat} is reserved for you.`;
export const yourTurnPending = (boat: string): string =>
  `It is your turn: ${boat} is kept for you until an officer approves.`;
