import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { planName } from '../plans/planTexts.ts';

export const CHOOSE_DATE = 'Choose a date.';
export const SAVE = 'Save';
export const planFor = (day: LocalDateText): string => `Plan for ${weekdayDayText(day)}`;
export const newPlanFor = (day: LocalDateText): string => `New ${planFor(day)}`;
export const PLAN_CHANGED = 'Plan changed.';
export const PLAN_CREATED = 'Plan created.';

export const GROUP = 'Group';
export const CHANGE_SCOPE = 'Change';
export const THIS_PLAN_ONLY = 'This plan only';
export const THIS_AND_LATER = 'This and all later plans';
export const DATE = 'Date';
export const DESCRIPTION = 'Description';
export const LAUNCH_TIME = 'Add Launch time';
export const LAND_TIME = 'Add Land time';
export const HOUR = 'Hour';
export const MINUTES = 'Minutes';
export const AM_OR_PM = 'AM or PM';
export const LIMIT_CREW = 'Limit Total Crew';
export const NO_LIMIT = 'No limit';

export const ADD_FLEET = 'Add Fleet';
export const SEARCH_BOATS = 'Search boats';
export const NO_BOATS = 'No boats reserved.';
export const BOAT_CLASS = 'Boat class';
export const FLEET = 'Fleet';
export const ADD_CREW = 'Add Crew';
export const SEARCH_MEMBERS = 'Search members';
export const NO_CREW = 'No one has joined yet.';
export const UNKNOWN = 'Unknown';
export const chosenLabel = (label: string): string => `Chosen: ${label}`;
/** Precedes the name that a button adds or removes. */
export const ADD = 'Add';
export const REMOVE = 'Remove';
export const NOTHING_TO_ADD = 'Nothing more to add.';
export const moreToFind = (count: number): string => `${count} more. Type to find them.`;

export const MAKE_RECURRING = 'Make Recurring';
export const RECURRING_TILL = 'Make Recurring till';
export const MONTH = 'Month';
export const ON_WEEKDAYS = 'On';
export const CANCEL_RECURRING = 'Cancel Recurring';

export const REMOVE_PLAN = 'Remove plan';
export const removePlanText = (plan: Plan): string =>
  `Remove ${planName(plan)} on ${weekdayDayText(plan.launch)}? Its boats are released. The crew will not be notified.`;
export const PLAN_REMOVED = 'Plan removed.';
