/** Days after its day within which an outing may be corrected, and a missing one requested (rule correction.limits). */
export const EDIT_DAYS = 30;
export const MISSING_DAYS = 14;
/** Most open requests of a member. */
export const OPEN_CORRECTIONS_MAX = 10;
/** Most requests in a list. */
export const CORRECTIONS_LIST_MAX = 100;
