import type { AdapterKey } from './kinds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Limits of conditions (rules condition.rules, condition.sources, condition.by-hand, condition.flag). */
export const CONDITION_RULES_MAX = 40;
export const CONDITION_SOURCES_MAX = 10;
export const REPORTERS_MAX = 100;
export const NOTE_MAX = 120;
export const WHERE_MAX = 40;
export const STATION_MAX = 40;
export const FLAG_TEXT_MAX = 140;
export const FLAG_REASON_MAX = 280;
export const FLAG_HOURS_MAX = 24;
/** Most flags raised at a time; the strictest wins. */
export const FLAGS_RAISED_MAX = 20;
export const HOLD_MINUTES_MAX = 24 * 60;
export const HOLD_MORNINGS_MAX = 7;
/** Hours of the club's clock in which a reading counts as one of the morning. */
export const MORNING_HOURS = [5, 11] as const;

/** Time for which a reading by hand is valid, and its member's name is shown. */
export const HAND_STALE_MS = 3 * HOUR_MS;

/** Time for which a source's measurement is valid (rule condition.stale). */
export const STALE_MS: Readonly<Record<AdapterKey, number>> = {
  'open-meteo': 90 * MINUTE_MS,
  nws: 90 * MINUTE_MS,
  'ea-floods': 90 * MINUTE_MS,
  nwps: 3 * HOUR_MS,
  usgs: 3 * HOUR_MS,
  pegelonline: 3 * HOUR_MS,
  ea: 12 * HOUR_MS,
};
