import { WATER_BELOW } from './when.ts';
import { type ClearanceKind, type Subject, type SupervisionKind } from './kinds.ts';
import { groupThousands } from '../texts/groupThousands.ts';
import { counted } from '../texts/counted.ts';
import {
  CHECK_TEXT_MAX,
  CLEARANCE_NAME_MAX,
  CLEARANCE_NAME_MIN,
  CLEARANCES_MAX,
  EVIDENCE_MAX,
  EXPIRING_DAYS,
  GRANTED_AT_ONCE_MAX,
  IMPORT_BYTES_MAX,
  IMPORT_CELL_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNDO_DAYS,
  WORKBOOK_BYTES_MAX,
  NEEDED_HOURS_MAX,
  NEEDED_MILES_MAX,
  RENEW_DAYS_MAX,
  REQUIREMENTS_MAX,
  REVOKE_REASON_MAX,
  VALID_MONTHS_MAX,
  BOATS_PER_SUPERVISOR_MAX,
} from './limits.ts';

export const CLEARANCES_OFF = 'This club does not use clearances.';
export const CLEARANCE_NOT_FOUND = 'This clearance no longer exists.';
export const REQUIREMENT_NOT_FOUND = 'This requirement no longer exists.';
export const GRANT_NOT_FOUND = 'This grant no longer exists.';
export const ONLY_CLEARANCE_OFFICERS = 'Only clearances officers and coaches can do this.';
export const CLEARANCE_NAME_LENGTH = `Enter a name of ${CLEARANCE_NAME_MIN} to ${CLEARANCE_NAME_MAX} characters.`;
export const CHECK_LENGTH = `Checklist items must be 1 to ${CHECK_TEXT_MAX} characters long.`;
export const CLEARANCE_NAME_TAKEN = 'Another clearance already has this name.';
export const CLEARANCES_FULL = `A club can have at most ${CLEARANCES_MAX} clearances.`;
export const CLEARANCE_USED = 'Members hold this clearance, or a boat or another clearance requires it.';
export const CLEARANCE_KIND_STAYS =
  'Members hold this clearance, so you cannot change its kind or whether it is granted by class.';
export const VALID_MONTHS_INVALID = `Enter whole months from 1 to ${VALID_MONTHS_MAX}, or leave blank.`;
export const RENEW_DAYS_INVALID = `Enter whole days from 0 to ${RENEW_DAYS_MAX}.`;
export const MIN_MILES_INVALID = `Enter whole miles from 1 to ${groupThousands(NEEDED_MILES_MAX)}, or leave blank.`;
export const MIN_HOURS_INVALID = `Enter whole hours from 1 to ${groupThousands(NEEDED_HOURS_MAX)}, or leave blank.`;
export const NEEDS_UNKNOWN = 'Choose different clearances, each only once.';
export const NEEDS_CIRCLE = 'Two clearances cannot require each other.';
export const REQUIREMENTS_FULL = `A club can have at most ${REQUIREMENTS_MAX} requirements.`;
export const REQUIREMENT_TARGET = 'Choose a boat or a class of the fleet, or neither for every boat.';
export const COUNT_NEEDED = 'Enter how many people on board must hold it, from 2 to 9.';
export const BAN_STOPS_ALREADY = 'A ban already covers every boat.';
export const GRANT_MEMBERS = `Choose 1 to ${GRANTED_AT_ONCE_MAX} members of this club, each only once.`;
export const GRANT_CLASS_UNKNOWN = 'This clearance is not granted by class.';
export const GRANT_DAY = 'Choose today or an earlier day.';
export const GRANT_ENDS = 'Choose a last day on or after the first.';
export const BAN_REASON_NEEDED = 'Enter a reason of at least 3 characters: a ban needs one.';
export const GRANTS_FULL = 'This member cannot be given any more grants.';
export const EVIDENCE_LENGTH = `Use at most ${EVIDENCE_MAX} characters.`;
export const REVOKE_REASON_LENGTH = `Enter a reason of 3 to ${REVOKE_REASON_MAX} characters.`;
export const ALREADY_REVOKED = 'This clearance has already been revoked.';
/** Text of a notification to a member: 'Swim test expires on May 3'. */
export const expiresSoon = (clearance: string, on: string): string => `${clearance} expires on ${on}`;
export const RENEW_IN_TIME = 'Renew it in time, or talk to a coach.';
/** The officers' Monday summary. */
export const clearancesExpire = (count: number): string =>
  `${counted(count, 'clearance expires', 'clearances expire')} within ${EXPIRING_DAYS} days`;
/** Notification of a new clearance. */
export const nowCleared = (clearance: string): string => `You are cleared: ${clearance}`;
export const clearedUntil = (until: string | null): string =>
  until === null ? 'It never expires.' : `Until ${until}.`;
export const noLongerCleared = (clearance: string): string => `${clearance} was revoked`;
/** Reason for refusing a grant; an officer who knows better records why in the evidence (rule clearance.needs). */
export const stillNeeds = (name: string, what: string): string =>
  `${name} still needs ${what}. In the evidence, state why you are granting it anyway.`;
export const IMPORT_ROWS = `Import 1 to ${groupThousands(IMPORT_ROWS_MAX)} rows at a time.`;
export const IMPORT_TOO_LARGE = `This file is too large: ${IMPORT_BYTES_MAX / 1_000_000} MB at most.`;
export const WORKBOOK_TOO_LARGE = `This workbook is too large: ${WORKBOOK_BYTES_MAX / 1_000} kB at most.`;
export const IMPORT_EMPTY = 'This file has no rows below its header.';
export const IMPORT_COLUMNS = 'Choose the columns for the member, the clearance and the first day.';
export const IMPORT_DATES = 'Choose how the dates are written.';
export const IMPORT_CELL = `Names, addresses and dates can have at most ${IMPORT_CELL_MAX} characters.`;
export const IMPORT_NO_MEMBER = 'No member has this name or address.';
export const IMPORT_AMBIGUOUS = 'Several members have a name like this. Give the email address instead.';
export const IMPORT_NO_CLEARANCE = 'The club has no clearance with this name.';
export const IMPORT_NO_CLASS = 'The club has no class with this name.';
export const IMPORT_NO_BAN = 'Bans are not imported. Add this one by hand.';
export const IMPORT_DAY_UNREADABLE = 'Not a valid date. Use a four-digit year.';
export const IMPORT_PROBLEMS = 'Some rows have problems. Leave them out or correct the file.';
export const IMPORT_NOT_FOUND = 'This import no longer exists.';
export const IMPORT_TOO_OLD = `An import can be undone for ${IMPORT_UNDO_DAYS} days.`;
/** Reason on grants revoked by undoing an import. */
export const IMPORT_UNDONE = 'The import was undone';
export const PRESET_UNKNOWN = 'This preset does not exist.';
export const OWN_BAN = 'Someone else must end your ban.';
/** For a crew member who could not be distinguished from one who has it (rule clearance.requirements). */
export const CREW_NOT_GIVEN =
  'The crew is not given, so only the clearances of its first member are checked.';

/** That a member may not row is visible to everyone; the reason is not (rule clearance.ban). */
export const banned = (name: string): string => `${name} may not row at present. Talk to a coach.`;
export const notClearedFor = (name: string, className: string): string =>
  `${name} is not cleared for ${className}.`;
export const lacksClearance = (name: string, clearance: string): string =>
  `${name} does not hold ${clearance}.`;
/** 'Zoë Brook: Swim test expired May 3.' */
export const hasExpired = (name: string, clearance: string, on: string): string =>
  `${name}: ${clearance} expired ${on}.`;
export const noneHolds = (clearance: string): string => `Nobody aboard holds ${clearance}.`;
export const tooFewHold = (clearance: string, count: number, held: number): string =>
  `${count} aboard must hold ${clearance}: ${held === 0 ? 'no one does' : counted(held, 'does', 'do')}.`;
export const neededInSeat = (boat: string, clearance: string, isCox: boolean): string =>
  `${boat} needs ${clearance} in the ${isCox ? "cox's" : 'steering'} seat.`;
export const holderMayNot = (name: string, clearance: string, boat: string): string =>
  `${name} holds ${clearance} and may not take ${boat}.`;
export const MAY_NOT_ROW = 'May not row at present';
/** Below the name in a seat: 'Swim test expired May 3', 'Swim test missing'. */
export const missingSince = (clearance: string, on: string | null): string =>
  `${clearance} ${on === null ? 'missing' : `expired ${on}`}`;
/** 'Holds Swim test, Cox' */
export const holdsText = (clearances: readonly string[]): string => `Holds ${clearances.join(', ')}`;
/** 'Lower lake: Zoë Brook does not hold Swim test.' */
export const onWater = (water: string, text: string): string => `${water}: ${text}`;
export const REQUIREMENT_AREA = "Choose a stretch of the club's water, or none for all.";
export const REQUIREMENT_WORKOUT = 'Choose a workout type, or none for all.';
/** Before the first sign-in: the boat's requirements for its crew. */
export const boatRequires = (boat: string, whom: string, clearance: string): string =>
  `${boat} requires ${clearance}: ${whom}.`;

/** The button beneath a list of boats (rule clearance.may-take). */
export const notClearedBoats = (count: number, isShown: boolean): string =>
  `${isShown ? 'Hide' : 'Show'} ${count} that you are not cleared for`;
export const CLEARED_FOR_NONE = 'You are not cleared for any of these boats.';

export const CLEARANCE_KIND_TEXTS: Readonly<Record<ClearanceKind, string>> = {
  row: 'Rowing',
  steer: 'Steering',
  cox: 'Coxing',
  coach: 'Coaching',
  drive: 'Driving a launch',
  swim: 'Swimming',
  safety: 'Safety',
  waiver: 'Signed paper',
  ban: 'Ban from rowing',
};

export const SUBJECT_TEXTS: Readonly<Record<Subject, string>> = {
  all: 'Everyone aboard',
  any: 'Someone aboard',
  count: 'A number of those aboard',
  steer: 'The person who steers',
  cox: 'The cox',
  none: 'Nobody aboard',
};

export const SUPERVISION_TEXTS: Readonly<Record<SupervisionKind, string>> = {
  coachBoat: 'From a coach boat',
  bank: 'From the bank',
};

const names = (people: readonly { name: string }[]): string => {
  const all = people.map(({ name }) => name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};

/** 'Noor Tidewell is a minor. Choose a supervisor in a coach boat or on the bank.' */
export const minorsAlone = (people: readonly { name: string }[]): string =>
  `${names(people)} ${people.length === 1 ? 'is a minor' : 'are minors'}. Choose a supervisor in a coach boat or on the bank.`;

export const mayNotSupervise = (name: string): string =>
  `${name} may not supervise. Choose a coach, or someone cleared for coaching or driving a launch.`;

/** @param most boats that one person should watch */
export const supervisesTooMany = (name: string, boats: number, most: number): string =>
  `${name} already watches ${counted(boats, 'boat')}. One person should watch at most ${most}.`;

export const supervisedBy = (name: string): string => `${name} supervises.`;

export const consentMissing = (name: string): string => `The consent of ${name}'s guardian is missing.`;

export const BOATS_PER_SUPERVISOR_RANGE = `Enter a whole number of boats from 1 to ${BOATS_PER_SUPERVISOR_MAX}.`;

export const WATER_BELOW_INVALID = `Enter °C from ${WATER_BELOW[0]} to ${WATER_BELOW[1]}.`;

export const DARK_NEEDS_PLACE = "Set the club's location first, so that we know when it is dark.";

export const WHEN_NEEDS_CONDITIONS = 'Turn conditions on first: this depends on them.';
