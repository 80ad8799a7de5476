import type { FieldRule } from '../errors/fieldRule.ts';
import type { LocalDateText } from '../time/localText.ts';
import { PEAKS_SHAPE } from './texts.ts';

/** Hours in which many want a boat. */
export interface Peak {
  /** 1 Monday to 7 Sunday. */
  weekdays: number[];
  /** 'HH:mm' */
  from: string;
  /** 'HH:mm', later the same day. */
  till: string;
}

/** What is done when somebody else launches a boat that is reserved. */
export const RESERVED_BOAT_LEVELS = ['warn', 'block'] as const;
export type ReservedBoatLevel = (typeof RESERVED_BOAT_LEVELS)[number];

/** What a club says of reservations (rule reservation.settings). */
export interface ReservationSettings {
  /** Days ahead that a boat may be reserved. */
  horizonDays: number;
  longestMinutes: number;
  /** The most that a member has ahead at once; a weekly series counts once. */
  mostActive: number;
  peaks: Peak[];
  /** The most that a member has in the hours of peaks of one week. */
  peakPerWeek: number;
  /** Ids of classes whose reservations an officer approves. */
  approvedClasses: string[];
  approvesGuests: boolean;
  approvesRegattas: boolean;
  /** The last day that members' weekly series may reach; null: members have none. */
  seriesUntil: LocalDateText | null;
  held: ReservedBoatLevel;
}

export const HORIZON_MIN = 3;
export const HORIZON_MAX = 14;
export const LONGEST_MIN = 30;
export const LONGEST_MAX = 12 * 60;
export const ACTIVE_MAX = 20;
export const PEAKS_MAX = 6;
export const PEAK_PER_WEEK_MAX = 14;
export const NOTE_MAX = 140;
export const REASON_MIN = 3;
/** A reserved boat that its holder has not launched by then after the start is free again. */
export const LAPSE_MINUTES = 15;
/** A launch within that of another one's reservation is warned of, or stopped. */
export const RESERVED_AHEAD_MINUTES = 60;
/** Days of one series, its first included: a year of weeks. */
export const SERIES_MAX = 53;
/** The most that one member waits for. */
export const WAITS_MAX = 10;
/** Days that one list of reservations may span. */
export const HOLDS_SPAN_DAYS_MAX = 31;

/** Before a club changes anything. */
export const DEFAULT_RESERVATION_SETTINGS: ReservationSettings = {
  horizonDays: 7,
  longestMinutes: 120,
  mostActive: 3,
  peaks: [],
  peakPerWeek: 2,
  approvedClasses: [],
  approvesGuests: true,
  approvesRegattas: true,
  seriesUntil: null,
  held: 'warn',
};

const TIME = /^([01]\d|2[0-3]):(00|15|30|45)$/;

/** Each peak has weekdays, and ends after it begins. */
export const peaksRule: FieldRule<readonly Peak[]> = (peaks) =>
  peaks.every(
    ({ weekdays, from, till }) => weekdays.length > 0 && TIME.test(from) && TIME.test(till) && from < till,
  )
    ? null
    : PEAKS_SHAPE;
