import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

/** Texts that several folders show. */
export const ANOTHER_DATE = 'Another date';
export const CANCEL = 'Cancel';
export const CHOOSE_DATE = 'Choose a date.';
export const CLOSE = 'Close';
export const CLOSED = 'Closed';
export const DAY = 'Day';
export const EDIT = 'Edit';
export const FULL = 'Full';
export const INVITED = 'Invited';
export const JOIN = 'Join';
export const LAUNCH = 'Launch';
export const LAUNCHED = 'Launched!';
export const NEW_PLAN = 'New Plan';
export const NOW_BOARDING = 'Now Boarding!';
export const RESERVATIONS = 'Reservations';
export const SAVE = 'Save';
export const WEEK = 'Week';
export const WHOSE_PLANS = 'Whose plans';
export const WORKOUTS = 'Workouts';
/** `plansOf('2026-05-01') === 'Plans for Fri May 1'` */
export const plansOf = (day: LocalDateText): string => `Plans for ${weekdayDayText(day)}`;
