import type { Boat } from '@fleetwatch/contract/boats/wire';
import {
  HORIZON_MAX,
  LONGEST_MAX,
  type ReservationSettings,
} from '@fleetwatch/contract/reservations/settings';
import type { Purpose } from '@fleetwatch/contract/reservations/states';
import type { BoatHold, NewReservationBody } from '@fleetwatch/contract/reservations/wire';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';

const QUARTER = 15;
const DAY_MINUTES = 24 * 60;
const MORNING = 6 * 60;
const USUAL_LENGTH = 90;
const SHORTEST = 30;
const YEAR_DAYS = 366;

/** The values of the form; all are texts, as typed. */
export interface Booking {
  date: LocalDateText;
  /** 'HH:mm' */
  launch: string;
  /** Minutes. */
  length: string;
  purpose: Purpose;
  note: string;
  /** Last day of a weekly series; '' for none. */
  until: LocalDateText;
  /** Class id; '' for all. */
  group: string;
}

export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns tomorrow at six, for an hour and a half. */
export const newBooking = (now: LocalDateTimeText, { longestMinutes }: ReservationSettings): Booking => ({
  date: addDays(now.slice(0, 10), 1),
  launch: timeText(MORNING),
  length: String(Math.min(USUAL_LENGTH, longestMinutes)),
  purpose: 'row',
  note: '',
  until: '',
  group: '',
});

/** Every quarter of an hour of a day, as options. */
export const STARTS = Array.from({ length: DAY_MINUTES / QUARTER - 1 }, (_, at) => timeText(at * QUARTER));

/** Durations that a member may choose; officers choose any. */
export function lengthsOf({ longestMinutes }: ReservationSettings, isOfficer: boolean): number[] {
  const longest = isOfficer ? LONGEST_MAX : longestMinutes;
  return Array.from({ length: (longest - SHORTEST) / QUARTER + 1 }, (_, at) => SHORTEST + at * QUARTER);
}

/** Returns the last selectable day. */
export const lastDay = (
  now: LocalDateTimeText,
  { horizonDays }: ReservationSettings,
  isOfficer: boolean,
): LocalDateText => addDays(now.slice(0, 10), isOfficer ? YEAR_DAYS : horizonDays);

/** Returns its end; not after midnight. */
export const landOf = ({ launch, length }: Pick<Booking, 'launch' | 'length'>): string =>
  timeText(Math.min(minutesOf(launch) + Number(length), DAY_MINUTES - QUARTER));

export const bodyOf = (booking: Booking, boat: string): NewReservationBody => ({
  boat,
  date: booking.date,
  launch: booking.launch,
  land: landOf(booking),
  purpose: booking.purpose,
  note: booking.note.trim(),
  until: booking.until === '' ? null : booking.until,
});

/** A boat and its reservations and plans at that time; none for a free one. */
export interface BookableBoat {
  boat: Boat;
  holds: BoatHold[];
}

/**
 * Returns the boats of the visible classes, the free ones first, the others with their holders. `holds` are those of the day;
 * later weeks of a series are not considered.
 */
export function bookableBoats(
  boats: readonly Boat[],
  holds: readonly BoatHold[],
  booking: Pick<Booking, 'date' | 'launch' | 'length'>,
): { free: BookableBoat[]; taken: BookableBoat[] } {
  const [from, to] = [`${booking.date} ${booking.launch}:00`, `${booking.date} ${landOf(booking)}:00`];
  const all = boats.map((boat) => ({
    boat,
    holds: holds.filter((hold) => hold.boat === boat._id && hold.launch < to && from < hold.land),
  }));
  return {
    free: all.filter((one) => one.holds.length === 0),
    taken: all.filter((one) => one.holds.length > 0),
  };
}

/** Returns the days of a boat's calendar. */
export const calendarDays = (today: LocalDateText): LocalDateText[] =>
  Array.from({ length: HORIZON_MAX }, (_, at) => addDays(today, at));
