import type { Plan } from '@fleetwatch/contract/plans/wire';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, dayOfMonth, monthOf, yearOf } from '@fleetwatch/contract/time/weeks';

/** 'Crew 2 of 4: Ana Bo (invited), Kim Harper' */
export function crewText({ crew, crewids, invitedids, limit }: Plan): string {
  const names = crew.map((name, at) => (invitedids.includes(crewids[at] ?? '') ? `${name} (invited)` : name));
  const count = limit === null ? `Crew ${crew.length}` : `Crew ${crew.length} of ${limit}`;
  return crew.length === 0 ? count : `${count}: ${names.join(', ')}`;
}

/** 'Osprey (4x), Finch (1x)' */
export const boatsText = ({ fleet }: Pick<Plan, 'fleet'>): string =>
  fleet.map(({ name, moniker }) => `${name} (${moniker})`).join(', ');

/** '17:00–18:30 Open Plan' */
export const planName = ({ launch, land, usergroup }: Plan): string =>
  `${shortTime(launch)}–${shortTime(land)} ${usergroup}`;

const LAST_WEEKDAY = 6;
/** 'May 25 to 31', 'Jun 29 to Jul 5'; the year if it is not today's. */
export function weekName(monday: LocalDateText, today: LocalDateText): string {
  const sunday = addDays(monday, LAST_WEEKDAY);
  const to = monthOf(monday) === monthOf(sunday) ? String(dayOfMonth(sunday)) : dayText(sunday);
  const week = `${dayText(monday)} to ${to}`;
  return yearOf(sunday) === yearOf(today) ? week : `${week}, ${yearOf(sunday)}`;
}

export const PLANS = 'Plans';
export const CURRENT_WEEK = 'Plans for Current Week';
export const NEXT_WEEK_PLANS = 'Plans for Next Week';
export const IN_MY_CALENDAR = 'In my calendar';
export const MORE = 'More';
export const WEEK = 'Week';
export const BOATS = 'Boats';
export const LIST = 'List';
export const PREVIOUS_WEEK = 'Previous week';
export const NEXT_WEEK = 'Next week';
export const TODAY = 'Today';
export const THIS_WEEK = 'This week';
export const ANOTHER_DATE = 'Another date';
export const DAYS_AND_FILES = 'Days and files';
export const PLANS_BY_DATE = 'Plans by date';
export const plansFor = (date: string): string => `Plans for ${date}`;
/** `date` is null while no day is chosen. */
const forDate = (date: string | null): string => (date === null ? '' : ` for ${date}`);
export const getPlans = (date: string | null): string => `Get plans${forDate(date)}`;
export const getCsv = (date: string | null): string => `Get CSV${forDate(date)}`;
export const getFleet = (date: string | null): string => `Get Fleet${forDate(date)}`;
export const RESET = 'Reset';
export const BACK_TO_TODAY = 'Back to today';
export const SWIPE_HINT = 'Swipe left on a plan, or press the arrow, to join it.';

export const NOT_BOARDING = 'No plans are boarding now.';
/** `when` is a date or a week. */
export const noPlansFor = (when: string): string => `No plans for ${when} yet.`;
export const OF_THIS_WEEK = 'this week';
export const OF_NEXT_WEEK = 'next week';

export const LEAVE = 'Leave';
export const REMOVE = 'Remove';
export const JOINED = 'Joined';
export const INVITED = 'Invited';
export const CLOSED = 'Closed';
export const FULL = 'Full';
export const REPEATS = 'Repeats';
export const YOU_ARE_IN = "You're in";

export const HAS_JOINED = 'Joined!';
export const HAS_LEFT = 'You have left this Plan.';
export const LAUNCHED = 'Launched!';

/** The address asks for a tab that is none. */
export const UNDEFINED_MENU_ITEM = 'Undefined menu item!';
/** Texts of the error catalog (rule plan.failures). */
export const failureOnSend = (action: string): string => `${action}: failure on send!`;
export const exceptionOnReply = (action: string, reason: string): string =>
  `exception on ${action}/reply! ${reason}`;
export const exceptionOnSend = (action: string): string => `exception on ${action}/send`;
