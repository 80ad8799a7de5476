export const REPORT_LABEL = 'Something wrong with this boat? Scan to report it.';
export const CALENDAR_LABEL = 'Want to row this boat? Scan to reserve it.';
export const LABELS_TITLE = 'Boat labels';
export const WITHDRAWN = 'Withdrawn by the reporter';
