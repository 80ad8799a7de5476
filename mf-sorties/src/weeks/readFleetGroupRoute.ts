import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import type { WeekRoute } from './weekPlace.ts';

const NAME_LENGTHS = { min: 21, max: 29 };

/**
 * Reads /fleetgroups/{name}/{when}; both are valid, or both are ignored. `name` has 21 to 29 characters, and `when` is a
 * date of ten with dashes in the 5th and 8th position (rule sortie.fleet-group-route); 'undef' means none.
 */
export function readFleetGroupRoute(name = '', when = ''): WeekRoute | null {
  const isName = name.length >= NAME_LENGTHS.min && name.length <= NAME_LENGTHS.max;
  const isDate = when.length === 10 && when[4] === '-' && when[7] === '-' && isCalendarDay(when);
  return isName && isDate ? { group: name, day: when } : null;
}
