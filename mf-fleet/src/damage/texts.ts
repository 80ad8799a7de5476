import { KIND_TEXTS, PART_TEXTS, SEVERITY_TEXTS, STATE_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { type Severity } from '@fleetwatch/contract/damages/kinds';
import type { DamageRow } from '@fleetwatch/contract/damages/wire';
import { counted } from '@fleetwatch/contract/texts/counted';
import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysBetween } from '@fleetwatch/contract/time/weeks';
import { dayText } from '@fleetwatch/contract/time/dayText';

/** 'rigger, oarlock, seat 3' */
export function partsText({ parts, seat }: Pick<DamageRow, 'parts' | 'seat'>): string {
  const named = parts.map((part) => PART_TEXTS[part].toLowerCase());
  return [...named, ...(seat === null ? [] : [`seat ${seat}`])].join(', ');
}

/** 'Reported today', 'Reported 1 day ago', 'Reported 12 days ago' */
export function ageText(at: string, today: LocalDateText): string {
  const days = daysBetween(datePart(at), today);
  if (!(days > 0)) return 'Reported today';
  return `Reported ${counted(days, 'day')} ago`;
}

/** 'Damage: rigger, seat 3. In repair (Kim Harper), due May 20.' */
export function statusText(damage: DamageRow): string {
  const { kind, state, assignee, dueBy } = damage;
  const where = partsText(damage);
  const who = assignee === null ? '' : ` (${assignee.name})`;
  const due = dueBy === null ? '' : `, due ${dayText(dueBy)}`;
  return `${KIND_TEXTS[kind]}${where === '' ? '' : `: ${where}`}. ${STATE_TEXTS[state]}${who}${due}.`;
}

/** `amountText(1204.5) === '1,204.50'` */
export const amountText = (amount: number): string =>
  amount.toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
export const AMOUNT_INVALID = 'Enter an amount, such as 12.50.';
export const REPORT_UPDATED = 'Report updated.';
export const ASSIGNMENT = 'Assignment';
export const SEVERITY = 'Severity';
export const DUE = 'Due';
export const ESTIMATE = 'Estimate';
export const INSURANCE = 'Insurance';
export const UNASSIGN = 'Unassign';
export const ASSIGN_TO = 'Assign to';
export const ASSIGN = 'Assign';
export const SAVE = 'Save';
export const isInDryDock = (boat: string): string => `${boat} is in dry dock.`;
export const CONFIRM_UNFIT = 'Confirm: unfit';
export const reportNumber = (no: number): string => `Report ${no}`;
export const TO_CONFIRM = 'Needs confirmation';
export const OVERDUE = 'Overdue';
export const reportOf = (boat: string, no: number): string => `${boat}, report ${no}`;
export const whereLine = (where: string): string => `Where: ${where}`;
export const hurtLine = (injury: string): string => `Someone was hurt: ${injury}`;
export const othersLine = (others: string): string => `Also involved: ${others}`;
export const insuranceLine = (insurance: string): string => `Insurance: ${insurance}`;
export const reportedByAt = (name: string, moment: string): string => `Reported by ${name}, ${moment}`;
export const NO_REPAIRS = 'No repairs yet.';
export const REPAIRS = 'Repairs';
export const HISTORY = 'History';
export const BOAT_LEFT_FLEET = 'The boat left the fleet';
export const OPEN = 'Open';
export const MINE = 'Mine';
export const WAITING = 'Waiting';
export const CLOSED = 'Closed';
export const NUMBERS = 'Numbers';
export const NO_OPEN_REPORTS = 'No open reports.';
export const NO_REPORTS_OF_MINE = 'You have no open reports, and none are assigned to you.';
export const NO_WAITING_REPORTS = 'No repairs are waiting.';
export const NO_CLOSED_REPORTS = 'No closed reports yet.';
export const REPORTS = 'Reports';
export const CLASS = 'Class';
export const ALL = 'All';
export const SHOW_AS_LIST = 'Show as list';
export const SHOW_AS_BOARD = 'Show as board';
export const REJECT_SEVERAL = 'Reject several';
export const NO_REPORTS_MATCH = 'No reports match.';
export const SHOW_MORE = 'Show more';
export const DOWNLOAD_RACK_LABELS = 'Download rack labels';
export const lastDone = (day: string): string => `Last done ${day}.`;
export const NO_MAINTENANCE = 'No maintenance schedule.';
export const CHANGE = 'Change';
export const MAINTENANCE_REMOVED = 'Maintenance schedule removed.';
export const MAINTENANCE_SAVED = 'Maintenance schedule saved.';
export const MAINTENANCE = 'Maintenance';
export const EVERY_MILES = 'Every … miles';
export const EVERY_DAYS = 'Every … days';
export const TASK = 'Task';
export const MAINTENANCE_HINT = 'Leave miles and days blank for no schedule.';
export const perThousand = (unit: string): string => `Per 1,000 ${unit}`;
export const DAYS_OUT = 'Days out';
export const perUnitOf = (unit: string): string => `Per ${unit}`;
export const NO_CLASS = 'No class';
export const SEASON_TOTALS = 'Season totals';
export const COST = 'Cost';
export const DAYS_TO_CLOSE = 'Days to close';
export const severityClosed = (severity: string, closed: number): string => `${severity}, ${closed} closed`;
export const OPEN_BY_AGE = 'Open by age';
export const OPEN_REPORTS_BY_AGE = 'Open reports by age';
export const AGE = 'Age';
export const UP_TO_7_DAYS = 'Up to 7 days';
export const UP_TO_30_DAYS = '8 to 30 days';
export const OLDER = 'Older';
export const PARTS = 'Parts';
export const REPORTS_BY_PART = 'Reports by part';
export const PART = 'Part';
export const BOATS_AND_CLASSES = 'Boats and classes';
export const NO_REPORTS_THIS_SEASON = 'No boat had a report this season.';
export const BY_CLASS = 'By class';
export const BY_BOAT = 'By boat';
export const BOAT = 'Boat';
export const SEASON = 'Season';
export const CSV = 'CSV';
export const DAMAGE_REPORTS = 'Damage reports';
export const OPEN_REPORT = 'Open report';
export const REPORT_WITHDRAWN = 'Report withdrawn.';
export const EDIT = 'Edit';
export const WITHDRAW_REPORT = 'Withdraw the report';
export const WITHDRAW = 'Withdraw';
export const WITHDRAW_WARNING = 'It stays in the list of closed reports as rejected.';
export const PHOTOS = 'Photos';
export const photoNumber = (photo: number): string => `Photo ${photo}`;
export const photoMissing = (photo: string): string => `${photo} has not been uploaded yet.`;
export const REPORTS_TO_REJECT = 'Reports to reject';
export const NONE_TO_REJECT = 'No reports can be rejected.';
export const reportToReject = (boat: string, no: number, text: string): string =>
  `${boat}, report ${no}: ${text}`;
export const reportedBy = (name: string): string => `Reported by ${name}`;
export const CHOOSE_ALL = 'Select all';
export const REJECT = 'Reject';
export const WHY = 'Why?';
export const ADD_REPAIR = 'Add a repair';
export const WHAT_WAS_DONE = 'What was done?';
export const MINUTES = 'Minutes';
export const MINUTES_INVALID = 'Enter whole minutes.';
export const WHICH_PARTS = 'Which parts?';
export const ADD = 'Add';
export const reportIsNow = (boat: string, no: number, state: string): string =>
  `${boat}, report ${no}: ${state}.`;
export const NEXT = 'Next';
export const HOW_DID_IT_END = 'How did it end?';
export const WHICH_REPORT_STAYS = 'Which report stays?';
export const NO_OTHER_REPORT = 'This boat has no other report';
export const CHOOSE_REPORT = 'Choose a report';

/** 'Ada Lake, May 1, 06:12, 30 min, 12.50' */
export const repairFacts = (name: string, moment: string, minutes: number, cost: number): string =>
  [name, moment, ...(minutes > 0 ? [`${minutes} min`] : []), ...(cost > 0 ? [amountText(cost)] : [])].join(
    ', ',
  );
/** 'Cost 80.00, estimated 100.00' */
export const costText = (cost: number, estimate: number | null): string =>
  `Cost ${amountText(cost)}${estimate === null ? '' : `, estimated ${amountText(estimate)}`}`;
/** 'Limited: Rigger bent' */
export const damageText = (severity: Severity, text: string): string =>
  `${SEVERITY_TEXTS[severity].title}: ${text}`;
/** 'Every 200 miles or 30 days: Grease the wheels' */
export function maintenanceText({
  everyMiles,
  everyDays,
  text,
}: NonNullable<BoatDetail['maintenance']>): string {
  const limits = [everyMiles && counted(everyMiles, 'mile'), everyDays && counted(everyDays, 'day')];
  return `Every ${limits.filter(Boolean).join(' or ')}: ${text}`;
}
/** '2 reports rejected, 1 left.' */
export const reportsRejected = (rejected: number, left: number): string =>
  `${counted(rejected, 'report')} rejected${left > 0 ? `, ${left} left` : ''}.`;
export const rejectReports = (reports: number): string => `Reject ${counted(reports, 'report')}`;
