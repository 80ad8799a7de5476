import type { LocalDateTimeText } from '../time/localText.ts';
import { shortTime } from '../time/localText.ts';

/** Texts of plans (club-management §5, §8). */
export const ALREADY_JOINED = 'You have already joined this Plan!';
export const NOT_JOINED = 'You have not joined this Plan yet!';
export const PLAN_FULL = 'This Plan has all the crew it can take.';
export const MONTH_AND_DAY = 'Please specify month and day';
export const OPEN_PLAN = 'Open Plan';
export const LAND_AFTER_LAUNCH = 'The land time must be after the launch time.';
export const TILL_AFTER_START = 'The end of the repetition must be after its start.';
export const PLAN_IN_THE_PAST = 'A plan must lie ahead.';
export const NO_WEEKDAY_IN_SPAN = 'Please choose weekdays that come within the span.';

/** `boatReserved('Kestrel', 'Kim Harper', '2026-05-01 06:00:00')` names the plan that has the boat. */
export const boatReserved = (boat: string, author: string, launch: LocalDateTimeText): string =>
  `${boat} is reserved by the plan of ${author} on ${launch.slice(0, 10)} at ${shortTime(launch)}.`;
