import { FLAG_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { SUBJECT_TEXTS } from '@fleetwatch/contract/clearances/texts';
import type { Clearance, ClearanceAhead, Grant, Requirement } from '@fleetwatch/contract/clearances/wire';
import type { MemberAge } from '@fleetwatch/contract/members/age';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { counted } from '@fleetwatch/contract/texts/counted';
import { dayText, MONTHS } from '@fleetwatch/contract/time/dayText';
import { STOPS_LAUNCH, WARNS } from '../texts.ts';
import type { Where } from './useWhere.ts';

export const MINE = 'Mine';
export const MEMBERS = 'Members';
export const TEST_DAY = 'Test day';
export const RULES = 'Rules';
export const IMPORT = 'Import';
export const CLEARANCE = 'Clearance';
export const CHOOSE = 'Choose';
export const CHOOSE_CLEARANCE = 'Choose a clearance.';
export const NO_END_HINT = 'Leave blank if it never expires.';
export const ALL_CLASSES = 'All classes';
export const ALL_MEMBERS = 'All members';
export const EVERY_BOAT = 'Every boat';
export const EVIDENCE = 'Evidence';
export const GRANT = 'Grant';
export const editLabel = (name: string): string => `Edit ${name}`;

export const HELD = 'Held';
export const LAST_DAY_TODAY = 'Last day today';
export const validUntil = (day: string): string => `Until ${day}`;
export const expiresOn = (day: string): string => `Expires ${day}`;
export const expiredOn = (day: string): string => `Expired ${day}`;
/** For some days after its last day a clearance only warns (rule clearance.grace). */
export const inGraceSince = (day: string): string => `Expired ${day}, in grace period`;

/** Remaining conditions for a member: 'Swim test first. 42 of 100 miles.'; '' once an officer can grant it. */
export function aheadText({ missing, miles, hours }: ClearanceAhead, nameOf: (id: string) => string): string {
  const lines = [
    ...(missing.length > 0 ? [`${missing.map(nameOf).join(', ')} first.`] : []),
    ...(miles ? [`${formatMiles(miles.rowed)} of ${counted(miles.needed, 'mile')}.`] : []),
    ...(hours ? [`${hours.rowed} of ${counted(hours.needed, 'hour')}.`] : []),
  ];
  return lines.join(' ');
}

/** 'Valid for 3 years. Needs Swim test, 50 miles.' */
export function clearanceText(clearance: Clearance, nameOf: (id: string) => string): string {
  const { validMonths, needs, minMiles, minHours, isPerClass } = clearance;
  const needed = [
    ...needs.map(nameOf),
    ...(minMiles === null ? [] : [counted(minMiles, 'mile')]),
    ...(minHours === null ? [] : [counted(minHours, 'hour')]),
  ];
  return [
    validMonths === null ? 'Never expires.' : `Valid for ${monthsText(validMonths)}.`,
    ...(isPerClass ? ['Granted per class.'] : []),
    ...(needed.length > 0 ? [`Needs ${needed.join(', ')}.`] : []),
  ].join(' ');
}

/** `monthsText(36) === '3 years'`, `monthsText(18) === '18 months'` */
export const monthsText = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

/** Members to whom a requirement applies: 'At least 2 aboard' */
export const subjectText = ({ subject, count }: Pick<Requirement, 'subject' | 'count'>): string =>
  subject === 'count' && count !== null ? `At least ${count} aboard` : SUBJECT_TEXTS[subject];

/** 'Everyone aboard. Stops the launch. On Lower lake. In Nov, Dec.' */
export function requirementText(requirement: Requirement, { areas, workoutTypes }: Where): string {
  const { level, months, when = {}, area, workoutType } = requirement;
  const water = areas.find(({ _id }) => _id === area)?.name;
  const workout = workoutTypes.find(({ _id }) => _id === workoutType)?.name;
  return [
    `${subjectText(requirement)}.`,
    level === 'block' ? `${STOPS_LAUNCH}.` : `${WARNS}.`,
    ...(water === undefined ? [] : [`On ${water}.`]),
    ...(workout === undefined ? [] : [`For ${workout}.`]),
    ...(months.length > 0 ? [`In ${months.map((month) => MONTHS[month - 1]).join(', ')}.`] : []),
    ...(when.dark ? ['In the dark.'] : []),
    ...(when.waterBelow === undefined ? [] : [`In water below ${when.waterBelow} °C.`]),
    ...(when.flag ? [`At a ${FLAG_TEXTS[when.flag].toLowerCase()} flag or above.`] : []),
  ].join(' ');
}

export const AGE = 'Age';
export const ageText = ({ isKnown, isMinor }: MemberAge): string =>
  isKnown ? (isMinor ? 'Under 18.' : '18 or over.') : 'No birth date on file.';
/** 'Guardian: Petra Tidewell, petra@example.org. Consent given on May 1.' */
export function guardianText({ guardian }: MemberAge, today: string): string {
  if (!guardian) return 'No guardian on file.';
  const { name, email, consentOn } = guardian;
  const consent = consentOn === null ? 'No consent yet.' : `${CONSENT_ON} ${dayText(consentOn, today)}.`;
  return `Guardian: ${name}, ${email}. ${consent}`;
}
export const CHANGE = 'Change';
export const ADD_BIRTH_DATE = 'Add birth date';
export const BIRTH_DATE = 'Birth date';
export const BIRTH_DATE_KEPT = 'Leave blank to keep it.';
export const BIRTH_DATE_PRIVACY = 'Others see only whether you are under 18.';
export const GUARDIAN = 'Guardian';
export const GUARDIAN_HINT = 'For a minor: first and last name';
export const GUARDIAN_EMAIL = "Guardian's email";
export const CONSENT_ON = 'Consent given on';
export const CONSENT_HINT = 'Leave blank if there is none yet.';

export const ADD_CLEARANCE = 'Add a clearance';
export const savedText = (name: string): string => `${name} saved.`;
export const removedText = (name: string): string => `${name} removed.`;
export const KIND = 'Kind';
export const VALID_MONTHS = 'Valid for (months)';
export const RENEW_DAYS = 'Renewable from (days before expiry)';
export const RENEW_DAYS_HINT = 'The remaining days are kept.';
export const MILES_NEEDED = 'Miles needed';
export const HOURS_NEEDED = 'Hours needed';
export const PER_CLASS = 'Granted per class';
export const PER_CLASS_HINT = 'Miles and hours then count in that class only.';
export const NEEDED_FIRST = 'Clearances needed first';
export const CHECKLIST = 'Checklist';
export const CHECKLIST_HINT = 'One line for each skill a candidate shows';

export const grantedTo = (clearance: string, member: string): string => `${clearance} granted to ${member}.`;
export const grantTo = (member: string): string => `Grant a clearance to ${member}`;
export const FIRST_DAY = 'First day';
export const LAST_DAY = 'Last day';
export const OTHER_LAST_DAY = 'Set a different last day';
export const BAN_REASON = 'Reason (officers only)';

export const NO_CLEARANCES = 'No clearances yet.';
/** 'Granted May 15, 2024 by Robin Ash. At the lake' */
export const grantText = ({ acquired, by, evidence }: Grant, isBan: boolean, today: string): string =>
  [`${isBan ? 'Since' : 'Granted'} ${dayText(acquired, today)} by ${by}.`, evidence]
    .filter(Boolean)
    .join(' ');
export const revokeLabel = (title: string): string => `Revoke ${title}`;
export const REVOKE = 'Revoke';
export const revokedText = (title: string): string => `${title} revoked.`;
export const REASON = 'Reason';
export const NEXT = 'What comes next';
export const OFFICER_GRANTS = 'Ready for an officer to grant.';
export const HISTORY = 'History';
export const historyCount = (count: number): string => `${HISTORY} (${count})`;
/** 'From May 3 to May 3, 2027, by Robin Ash. Revoked Jun 4 by Robin Ash: Capsized twice' */
export function historyText({ acquired, expires, by, revoked: end }: Grant, today: string): string {
  const span = `From ${dayText(acquired, today)}${expires ? ` to ${dayText(expires, today)}` : ''}, by ${by}.`;
  if (!end) return span;
  return `${span} Revoked ${dayText(end.on, today)} by ${end.by}${end.reason && `: ${end.reason}`}`;
}

export const REQUIREMENT = 'Requirement';
export const REQUIREMENT_SAVED = 'Requirement saved.';
export const REQUIREMENT_REMOVED = 'Requirement removed.';
export const EDIT_REQUIREMENT = 'Edit requirement';
export const ADD_REQUIREMENT = 'Add a requirement';
export const BOAT_OR_CLASS = 'Boat or class';
export const classOption = (name: string): string => `Class ${name}`;
export const WHO = 'Who';
export const HOW_MANY = 'How many';
export const WATER = 'Water';
export const EVERYWHERE = 'Everywhere';
export const WORKOUT = 'Workout';
export const ANY_WORKOUT = 'Any workout, or none';
export const IF_MISSING = 'If it is missing';
export const MONTHS_LABEL = 'Months (none = all year)';
export const WHO_OVERRIDES = 'Who can override it';
export const ONLY_IN_DARK = 'Only in the dark';
export const ONLY_WATER_BELOW = 'Only in water below (°C)';
export const ONLY_FROM_FLAG = 'Only at or above flag';
export const ANY_FLAG = 'Any flag';

export const A_BOAT = 'A boat';
export const CLUB_HAS_NONE = 'The club has no clearances yet.';
export const REQUIREMENTS = 'Requirements';
export const NO_REQUIREMENTS = 'No requirements yet.';
export const requirementTitle = (target: string, clearance: string): string => `${target}: ${clearance}`;
export const ADD_PRESET = "Add a country's usual clearances";
export const presetAdded = (clearances: number, requirements: number): string =>
  `Added ${counted(clearances, 'clearance')} and ${counted(requirements, 'requirement')}.`;
export const PRESET_TITLE = "Start with a country's usual clearances";
export const PRESET_TEXT =
  'Adds the usual clearances and requirements of clubs in a country. You can change them later. Existing ones stay as they are. Requirements apply at once: grant the clearances first, or set the requirements to warn.';
export const COUNTRY = 'Country';
export const ADD = 'Add';

export const EXPIRED_OR_SOON = 'Expired or expiring soon';
export const HOLDS_NONE = 'No clearances';
export const NO_MEMBERS = 'No members yet.';
export const SEARCH_MEMBERS = 'Search members';
export const SHOW = 'Show';
export const shownOf = (shown: number, all: number): string => `${shown} of ${all}`;
export const NO_MATCH = 'No members match.';
export const CSV = 'CSV';
export const heldText = (held: number, isExpiring: boolean): string =>
  `${held} held${isExpiring ? ', expiring soon' : ''}`;
export const MATRIX = 'Members and their clearances';
export const MEMBER = 'Member';

export const MINORS_ALONE = 'Minors alone in a boat';
export const supervisionText = (boats: number): string =>
  `Someone supervises them from a coach boat or the bank, at most ${counted(boats, 'boat')} at a time. Launching more shows a warning.`;
export const BOATS_PER_SUPERVISOR = 'Boats per supervisor';

/** The only line of a clearance without a checklist. */
export const PASSED = 'Passed';
export const TEST = 'Test';
export const TEST_EVIDENCE_HINT = 'Where and how, for all candidates';
export const removeLabel = (name: string): string => `Remove ${name}`;
export const shownBy = (name: string): string => `What ${name} has shown`;
export const ADD_CANDIDATE = 'Add a candidate';
export const CHOOSE_CANDIDATE = 'Choose a candidate';
export const NONE_PASSED = 'No one has passed yet';
export const grantToPassed = (count: number): string => `Grant to ${count} who passed`;
export const grantedToAll = (names: readonly string[]): string => `Granted to ${names.join(', ')}.`;
/** Title of a grant that waits for a network. */
export const waitingGrant = (members: number): string => `Grant a clearance to ${counted(members, 'member')}`;
