import { groupThousands } from '../sorties/miles.ts';
import { ENTRIES_MAX, FILE_BYTES_MAX, RETENTION_DAYS, UNDO_DAYS, UNPACKED_BYTES_MAX } from './limits.ts';

const MIB = 1024 * 1024;

/** Refusals of imports (docs/product/moving.md). */
export const MOVING_OFF = 'This club does not move in or out: a coach turns it on for it (/club).';
export const ONLY_IMPORTERS = 'Only confirmed coaches and records officers import.';
export const IMPORT_GONE = 'There is no such import.';
export const IMPORT_OPEN = 'An import is going on. Please finish it, or discard it.';
export const IMPORT_NOT_NOW = 'This is not possible any more, or not yet. Please look at the import again.';
export const IMPORT_UNDO_OVER = `An import can be undone for ${UNDO_DAYS} days.`;
export const IMPORT_EXPIRED = `What was read of this file was erased after ${RETENTION_DAYS} days. Please send it again.`;
export const FILE_TOO_LARGE = `This file is too large: ${FILE_BYTES_MAX / MIB} MB at most.`;
export const FILE_EMPTY = 'This file is empty.';
export const FILE_INCOMPLETE = 'The file has not arrived in full. Please send it again.';
export const FILE_UNKNOWN =
  'This file is not a backup of efa 2, a list or workbook with a header, an export of Fleetwatch, or JSON of BoatShedManager or RowingBeacon.';
export const ZIP_BROKEN = 'This zip is damaged, or only a part of it is here.';
export const ZIP_ENTRIES = `This zip has more than ${ENTRIES_MAX} files.`;
export const ZIP_TOO_LARGE = `This zip unpacks to more than ${UNPACKED_BYTES_MAX / MIB} MB.`;
export const ZIP_ENCRYPTED = 'This zip is encrypted.';
export const ZIP_NO_EFA =
  'This zip is not a backup of efa 2, an Excel workbook or an export of Fleetwatch: it has no boats, people or logbook.';
export const zipBomb = (entry: string): string => `${entry} unpacks to far more than it is packed to.`;
export const zipPath = (): string => 'This zip has a file whose name leads out of it.';
export const xmlBroken = (entry: string): string => `${entry} is not readable XML, or is incomplete.`;
export const xmlEntities = (entry: string): string =>
  `${entry} declares entities, which such files never do.`;
export const xmlDeep = (entry: string): string => `${entry} is nested deeper than such files ever are.`;
export const tooMuchText = (megabytes: number): string =>
  `This file has more than ${megabytes} MB of text in its cells.`;
export const exportBroken = (entry: string): string =>
  `${entry} is not as Fleetwatch exports it, or only a part of it is here.`;
export const notUtf8 = (entry: string): string => `${entry} is not UTF-8.`;
export const tooMany = (what: string, most: number): string =>
  `This file has more than ${groupThousands(most)} ${what}.`;
/** A warning names so many, and how many more there are. */
const SHOWN = 20;
const shownOf = (all: readonly string[]): string =>
  [...all.slice(0, SHOWN), ...(all.length > SHOWN ? [`${all.length - SHOWN} more`] : [])].join(', ');
/** Warnings about a backup of efa. */
export const countDiffers = (entry: string, told: number, found: number): string =>
  `${entry} has ${found} records, and the backup says ${told}: a part of it may be missing.`;
/** Warnings about people and lists. */
export const birthsUnread = (born: readonly string[]): string =>
  `These birth dates cannot be read, and do not come along: ${shownOf(born)}.`;
export const addressesSkipped = (people: readonly string[]): string =>
  `These come without their address, which someone else has or which is not valid: ${shownOf(people)}.`;
export const formerMembers = (names: readonly string[]): string =>
  `These are no longer members. Their outings come along under their names, without an account, an address or a birth date: ${shownOf(names)}.`;
export const barredText = (names: readonly string[]): string =>
  `These may not take boats in efa, which their clearances have to say here: ${names.join(', ')}.`;
export const notImportedText = (rest: readonly string[]): string =>
  `These stay behind: ${rest.join(', ')}. A boat’s description has what is not repaired yet.`;
export const TABLE_NO_HEADER =
  'The first ten lines have no header that says what the columns are. Name them, for example Date, Boat, Crew, Distance.';
export const TABLE_NO_CREW =
  'No column says who rowed. Please name it, for example Crew, Rowers, or Rower 1, Rower 2 and so on.';
export const columnsUnread = (columns: readonly string[]): string =>
  `These columns are not read: ${shownOf(columns)}.`;
export const crewCellsReadAsOne = (names: readonly string[]): string =>
  `These were read as one person each: ${shownOf(names)}. Divide several people by semicolons.`;
export const crewsMissing = (lines: readonly number[]): string =>
  `These lines say of nobody that they rowed: ${shownOf(lines.map(String))}.`;
export const TABLE_NO_ROWS = 'This list has no rows below its header.';
export const CLASS_UNANSWERED = 'Choose a class for every kind of boat.';
export const GROUP_UNANSWERED = 'Choose a group for everyone.';
export const NAME_CLASHES = 'Two have this name, or someone in the club has it.';

/** Why an outing, a boat or a person is left out. */
export const SKIPPED_NO_DAY = 'Its day cannot be read.';
export const SKIPPED_YEAR = 'Its year cannot be right.';
export const SKIPPED_TIME = 'Its time cannot be read.';
export const SKIPPED_TODAY = 'It is of today or later: please log it at the boathouse.';
export const SKIPPED_OPEN = 'It had not come back when the file was written.';
export const SKIPPED_DISTANCE = 'Its distance cannot be read.';
export const SKIPPED_TOO_FAR = 'It is longer than 500 km.';
export const SKIPPED_NO_BOAT = 'It names no boat.';
export const SKIPPED_CLASS = 'Its boat is of a class that is left out.';
export const SKIPPED_OTHER = 'Not a distance in a boat.';
export const GUESTS_NAME = 'Past Guest';
export const CLEARED_NAME = 'Former Member';

/** What a boat's description says where it could not keep its name. */
export const wasCalled = (name: string): string => `Was called “${name}”`;

export const invitationSubject = (club: string): string => `${club} has an account for you`;
export const invitationText = (name: string, club: string, key: string, days: number): string =>
  `Hello ${name},

${club} logs its boats with Fleetwatch now, and your outings are there already. To sign in, choose a password: open the club's page, tap
“Forgot password?”, then “I have a key”, and type

${key}

It works once, for ${days} days. If you do not row there, ignore this mail.
`;
