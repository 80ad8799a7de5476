import { DEFAULT_SETTINGS, type SafetySettings } from '@fleetwatch/contract/safety/settings';
import type { DayEnd } from '@fleetwatch/contract/safety/ladder';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { daylightOf } from './daylight.ts';
import { currentClub } from '../platform/club/clubScope.ts';

/** Safety settings of the current club; defaults for those not set. */
export const safetySettings = (): SafetySettings => ({ ...DEFAULT_SETTINGS, ...currentClub().safety });

/** Returns the end of daylight at the current club on a day (rule safety.dark). */
export function dayEndOf(day: LocalDateText): DayEnd {
  const { place, timezone } = currentClub();
  if (!place) return { lastBoatMs: null, dawnMs: null, duskMs: null };
  const { dawnMs, sunsetMs, duskMs } = daylightOf(day, place, timezone);
  const last = { sunset: sunsetMs, civilDusk: duskMs, none: null };
  return { lastBoatMs: last[safetySettings().lastBoat], dawnMs, duskMs };
}
