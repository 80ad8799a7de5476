/** How long after its day an outing may be corrected, and a missing one be asked for (rule correction.limits). */
export const EDIT_DAYS = 30;
export const MISSING_DAYS = 14;
/** Open requests that a member has at most. */
export const OPEN_CORRECTIONS_MAX = 10;
/** Requests that a list has at most. */
export const CORRECTIONS_LIST_MAX = 100;
