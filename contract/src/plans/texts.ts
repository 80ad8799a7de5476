import { weekdayDayText } from '../time/dayText.ts';
import type { LocalDateTimeText } from '../time/localText.ts';
import { shortTime } from '../time/localText.ts';

/** Texts of plans (rules plan.join, plan.failures). */
export const ALREADY_JOINED = 'You have already joined this Plan!';
export const NOT_JOINED = 'You have not joined this Plan yet!';
export const PLANNED_YEARS = 'Plans are for this year and the next.';
export const PLAN_OVER = 'This Plan is over, so it is closed.';
export const PLAN_FULL = 'This plan is full.';
export const MONTH_AND_DAY = 'Please specify month and day';
export const OPEN_PLAN = 'Open Plan';
export const LAND_AFTER_LAUNCH = 'The land time must be after the launch time.';
export const TILL_AFTER_START = 'The end of the repetition must be after its start.';
export const PLAN_IN_THE_PAST = 'Choose a time in the future.';
export const NO_WEEKDAY_IN_SPAN = 'Choose weekdays between the first day and the last.';

/** `boatReserved('Kestrel', 'Kim Harper', '2026-05-01 06:00:00')` names the plan that has reserved the boat. */
export const boatReserved = (boat: string, author: string, launch: LocalDateTimeText): string =>
  `${boat} is reserved by the plan of ${author} on ${weekdayDayText(launch)} at ${shortTime(launch)}.`;

export const PLAN_NOT_FOUND = 'This plan no longer exists.';
export const PLAN_DESCRIPTION_LENGTH = 'Plans can have at most 280 characters.';
export const PLAN_TIME_INVALID = 'Choose a time on the quarter hour.';
export const REPEATS_TOO_LONG = 'A repetition must end within a year.';
export const WEEKDAYS_NEED_END = 'Choose the last day of the repetition too.';
export const SERIES_KEEPS_DAYS = 'The days of a repetition cannot change. Move one plan at a time.';
export const BOAT_TWICE = 'Each boat can be reserved only once.';
export const PLAN_CREW_TWICE = 'Each member can join only once.';
export const PLAN_CREW_UNKNOWN = 'Someone in this crew is not in the club.';
export const LIMIT_INVALID = 'Crew limit: 1 to 60.';
export const RESERVES_TOO_MUCH = 'Reserve fewer boats at once, or repeat for a shorter time.';
export const PLANS_END_BEFORE_START = 'The last day cannot be before the first.';
export const PLANS_SPAN_TOO_LONG = 'Request at most a year of plans.';

/** `reservedFor('2026-05-01 06:00:00', '2026-05-01 07:30:00', 'Kim Harper')`, shown at a boat's launch. */
export const reservedFor = (launch: LocalDateTimeText, land: LocalDateTimeText, author: string): string =>
  `Reserved ${shortTime(launch)}–${shortTime(land)} by ${author}`;

/** Texts of launching from a plan. */
export const NOT_BOARDING = 'This Plan is not boarding now.';
export const NO_BOATS_TO_LAUNCH = 'This Plan has no boats to launch.';
export const MORE_CREW_THAN_SEATS = 'More members have joined this Plan than its boats have seats.';
export const ONLY_PLANS_OWN_LAUNCH = 'Only its crew, its author or a coach can launch this Plan.';
/** `crewLaunches('Osprey', ['Ana Bo', 'Kim Harper']) === 'Only its crew can launch Osprey: Ana Bo, Kim Harper.'` */
export const crewLaunches = (boat: string, crew: readonly string[]): string =>
  `Only its crew can launch ${boat}: ${crew.join(', ')}.`;
export const nobodyJoinedFor = (boat: string): string => `${boat} stays in: nobody has joined its crew.`;
export const FEED_NOT_FOUND = 'This calendar no longer exists.';
