import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

export const EDIT = 'Edit';
export const LAUNCH = 'Launch';
/** `plansOf('2026-05-01') === 'Plans for Fri May 1'` */
export const plansOf = (day: LocalDateText): string => `Plans for ${weekdayDayText(day)}`;
export const SWIPE_HINT = 'Swipe left on a plan, or press the arrow, to join it.';
export const LEAVE = 'Leave';
export const REMOVE = 'Remove';
export const JOINED = 'Joined';
export const REPEATS = 'Repeats';
