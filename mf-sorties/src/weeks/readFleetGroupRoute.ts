import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import type { WeekRoute } from './weekPlace.ts';

const NAME_LENGTHS = { least: 21, most: 29 };

/**
 * What /fleetgroups/{name}/{when} names: both count, or neither. `name` has 21 to 29 characters, and `when` is a date of
 * ten with dashes in the 5th and 8th place (rule sortie.fleet-group-route); 'undef' is nothing.
 */
export function readFleetGroupRoute(name = '', when = ''): WeekRoute | null {
  const isName = name.length >= NAME_LENGTHS.least && name.length <= NAME_LENGTHS.most;
  const isDate = when.length === 10 && when[4] === '-' && when[7] === '-' && isCalendarDay(when);
  return isName && isDate ? { group: name, day: when } : null;
}
