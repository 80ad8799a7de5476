export const PLANS = 'Plans';
export const CURRENT_WEEK = 'Plans for Current Week';
export const NEXT_WEEK_PLANS = 'Plans for Next Week';
export const BOATS = 'Boats';
export const LIST = 'List';

/** `date` is null while no day is chosen. */
const forDate = (date: string | null): string => (date === null ? '' : ` for ${date}`);
export const getPlans = (date: string | null): string => `Get plans${forDate(date)}`;
export const getCsv = (date: string | null): string => `Get CSV${forDate(date)}`;
export const getFleet = (date: string | null): string => `Get Fleet${forDate(date)}`;
export const RESET = 'Reset';
export const BACK_TO_TODAY = 'Back to today';

export const NOT_BOARDING = 'No plans are boarding now.';
/** `when` is a date or a week. */
export const noPlansFor = (when: string): string => `No plans for ${when} yet.`;
export const OF_THIS_WEEK = 'this week';
export const OF_NEXT_WEEK = 'next week';

export const YOU_ARE_IN = "You're in";

export const HAS_JOINED = 'Joined!';
export const HAS_LEFT = 'You have left this Plan.';

/** The address names an unknown tab. */
export const UNDEFINED_MENU_ITEM = 'Undefined menu item!';

/** Texts of the error catalog (rule plan.failures). */
export const failureOnSend = (action: string): string => `${action}: failure on send!`;
export const exceptionOnReply = (action: string, reason: string): string =>
  `exception on ${action}/reply! ${reason}`;
export const exceptionOnSend = (action: string): string => `exception on ${action}/send`;
