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
/** How long one who lets a clearance run out is warned of it rather than blocked (rule clearance.grace). */
export const GRACE_DAYS = 14;
/** Members who are granted a clearance at once. */
export const GRANTED_AT_ONCE_MAX = 60;
/** Grants ever made to a member, revoked ones included. */
export const GRANTS_OF_MEMBER_MAX = 400;
/** Days ahead for which a member and the officers are told that a clearance runs out. */
export const EXPIRING_DAYS = 60;
/** A file of clearances: its rows, its bytes, and the days within which its import is undone (rule clearance.import). */
export const IMPORT_ROWS_MAX = 1_000;
export const IMPORT_BYTES_MAX = 1_000_000;
/** A workbook, which is packed. */
export const WORKBOOK_BYTES_MAX = 500_000;
export const IMPORT_UNDO_DAYS = 30;
/** Imports that are listed, the latest. */
export const IMPORTS_LISTED = 20;
/** A name, an address or a day in a file. */
export const IMPORT_CELL_MAX = 200;
