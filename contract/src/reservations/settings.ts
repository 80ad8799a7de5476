import type { FieldRule } from '../errors/fieldRule.ts';
import type { LocalDateText } from '../time/localText.ts';
import { PEAKS_SHAPE } from './texts.ts';

/** Hours of high demand. */
export interface Peak {
  /** 1 Monday to 7 Sunday. */
  weekdays: number[];
  /** 'HH:mm' */
  from: string;
  /** 'HH:mm', later the same day. */
  till: string;
}

/** Effect of another member's launch of a reserved boat. */
export const RESERVED_BOAT_LEVELS = ['warn', 'block'] as const;
export type ReservedBoatLevel = (typeof RESERVED_BOAT_LEVELS)[number];

/** A club's settings for reservations (rule reservation.settings). */
export interface ReservationSettings {
  /** Days in advance that a boat may be reserved. */
  horizonDays: number;
  longestMinutes: number;
  /** Most future reservations of a member; a weekly series counts once. */
  mostActive: number;
  peaks: Peak[];
  /** Most reservations of a member in the peak hours of one week. */
  peakPerWeek: number;
  /** Ids of classes whose reservations need an officer's approval. */
  approvedClasses: string[];
  approvesGuests: boolean;
  approvesRegattas: boolean;
  /** Latest day of members' weekly series; null if they may not have any. */
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
/** Time after the start at which a reserved boat that was not launched is free again. */
export const LAPSE_MINUTES = 15;
/** Time before another member's reservation within which a launch brings a warning or is stopped. */
export const RESERVED_AHEAD_MINUTES = 60;
/** Most days of one series, its first included: a year of weeks. */
export const SERIES_MAX = 53;
/** Most entries of one member on waiting lists. */
export const WAITS_MAX = 10;
/** Most days of one list of reservations. */
export const HOLDS_SPAN_DAYS_MAX = 31;

/** Default settings. */
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
