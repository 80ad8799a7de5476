/** Limits of clearances, grants and requirements (rules clearance.kinds, clearance.grants, clearance.requirements). */
export const CLEARANCES_MAX = 60;
export const CLEARANCE_NAME_MIN = 2;
export const CLEARANCE_NAME_MAX = 40;
export const CHECKLIST_MAX = 20;
export const CHECK_TEXT_MAX = 80;
export const VALID_MONTHS_MAX = 240;
export const RENEW_DAYS_MAX = 365;
export const NEEDS_MAX = 10;
export const NEEDED_MILES_MAX = 10_000;
export const NEEDED_HOURS_MAX = 2_000;
export const REQUIREMENTS_MAX = 300;
export const EVIDENCE_MAX = 280;
export const REVOKE_REASON_MAX = 280;
/** Days for which an expired clearance brings a warning instead of a block (rule clearance.grace). */
export const GRACE_DAYS = 14;
/** Most members per grant. */
export const GRANTED_AT_ONCE_MAX = 60;
/** Most grants ever made to a member, revoked ones included. */
export const GRANTS_OF_MEMBER_MAX = 400;
/** Days before expiry at which the member and the officers are notified. */
export const EXPIRING_DAYS = 60;
/** A file of clearances: its rows, its bytes, and the days within which its import can be undone (rule clearance.import). */
export const IMPORT_ROWS_MAX = 1_000;
export const IMPORT_BYTES_MAX = 1_000_000;
/** Size of a workbook, which is compressed. */
export const WORKBOOK_BYTES_MAX = 500_000;
export const IMPORT_UNDO_DAYS = 30;
/** Latest imports in a list. */
export const IMPORTS_LISTED = 20;
/** Characters of a name, an address or a day in a file. */
export const IMPORT_CELL_MAX = 200;

/** Default number of boats that one person watches at a time; beyond it a launch brings a warning. */
export const BOATS_PER_SUPERVISOR = 4;

export const BOATS_PER_SUPERVISOR_MAX = 20;
