import type { FieldRule } from '../errors/fieldRule.ts';
import type { LastBoat } from './kinds.ts';
import { BACK_RANGE, LADDER_ORDER } from './texts.ts';

/** Minutes after the expected return until each level (rule safety.ladder). */
export interface Delays {
  late: number;
  overdue: number;
  alarm: number;
}

/** A stretch of water used by the club's boats. */
export interface WaterArea {
  _id: string;
  name: string;
  /** Usual duration of an outing there; null: the club's default. */
  minutes: number | null;
}

/** An outside contact for officers in an alarm. */
export interface RescueNumber {
  name: string;
  phone: string;
}

/** A club's settings for overdue boats (rule safety.settings). */
export interface SafetySettings {
  /** Default duration of an outing. */
  minutes: number;
  areas: WaterArea[];
  lastBoat: LastBoat;
  delays: Delays;
  /** '112', '911' or '999'. */
  emergencyNumber: string;
  rescue: RescueNumber[];
}

export const MINUTES_MIN = 10;
export const MINUTES_MAX = 16 * 60;
export const AREAS_MAX = 20;
export const AREA_NAME_MAX = 40;
export const RESCUE_MAX = 6;
export const RESCUE_NAME_MAX = 60;
export const DELAY_MAX = 240;
export const HEADING_MAX = 40;
export const STEP_NOTE_MAX = 140;
export const CLOTHING_MAX = 140;
export const PHONE_MAX = 30;
export const CONTACTS_MAX = 2;
export const CONTACT_NAME_MAX = 60;
export const RELATION_MAX = 30;
export const MEDICAL_NOTE_MAX = 140;
/** A phone number as dialed, with separators that keep it legible. */
export const PHONE = /^\+?[0-9][0-9 ()/.-]{1,28}$/;

/** Default settings. */
export const DEFAULT_SETTINGS: SafetySettings = {
  minutes: 90,
  areas: [],
  lastBoat: 'sunset',
  delays: { late: 15, overdue: 30, alarm: 60 },
  emergencyNumber: '112',
  rescue: [],
};

const isWithin = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= MINUTES_MIN && minutes <= MINUTES_MAX;

/** Minutes until a boat is expected. */
export const minutesRule: FieldRule<number> = (minutes) => (isWithin(minutes) ? null : BACK_RANGE);

/** Each level comes after the previous one. */
export const delaysRule: FieldRule<Delays> = ({ late, overdue, alarm }) => {
  const delays = [late, overdue, alarm];
  const areMinutes = delays.every((delay) => Number.isInteger(delay) && delay >= 1 && delay <= DELAY_MAX);
  return areMinutes && late < overdue && overdue < alarm ? null : LADDER_ORDER;
};
