import { BOAT_DETAILS_MAX } from '../boats/limits.ts';
import { DAMAGE_TEXT_MAX } from '../damages/limits.ts';
import { NOTES_MAX } from '../sorties/limits.ts';
import { groupThousands } from '../texts/groupThousands.ts';
import { counted } from '../texts/counted.ts';
import { dayText } from '../time/dayText.ts';
import type { LocalDateText } from '../time/localText.ts';
import type { ListField } from './listFields.ts';
import {
  ENTRIES_MAX,
  FILE_BYTES_MAX,
  RESERVED_DAYS_MAX,
  RETENTION_DAYS,
  UNDO_DAYS,
  UNPACKED_BYTES_MAX,
} from './limits.ts';

const MIB = 1024 * 1024;

/** Refusals of imports (docs/product/moving.md). */
export const MOVING_OFF = 'Import and export are turned off for this club. A coach can turn them on (/club).';
export const ONLY_IMPORTERS = 'Only confirmed coaches and records officers can import.';
export const IMPORT_GONE = 'This import no longer exists.';
export const IMPORT_OPEN = 'An import is already in progress. Finish or discard it first.';
export const IMPORT_NOT_NOW = 'This is not possible at this stage. Check the import again.';
export const IMPORT_UNDO_OVER = `An import can be undone for ${UNDO_DAYS} days.`;
export const IMPORT_REPORT_GONE = `The report of this import was erased. It is kept for ${UNDO_DAYS} days after the import.`;
export const IMPORT_EXPIRED = `The data from this file was erased after ${RETENTION_DAYS} days. Upload it again.`;
export const FILE_TOO_LARGE = `This file is too large: ${FILE_BYTES_MAX / MIB} MB at most.`;
export const FILE_EMPTY = 'This file is empty.';
export const FILE_INCOMPLETE = 'The file did not arrive in full. Upload it again.';
export const FILE_UNKNOWN =
  'This file is not an efa 2 backup, a list or workbook with several columns, a Fleetwatch export, or JSON from BoatShedManager or RowingBeacon.';
export const ZIP_BROKEN = 'This zip file is damaged or incomplete.';
export const ZIP_ENTRIES = `This zip file has more than ${ENTRIES_MAX} files.`;
export const ZIP_TOO_LARGE = `This zip file unpacks to more than ${UNPACKED_BYTES_MAX / MIB} MB.`;
export const ZIP_ENCRYPTED = 'This zip file is encrypted.';
export const ZIP_NO_EFA =
  'This zip file is not an efa 2 backup, an Excel workbook or a Fleetwatch export: it has no boats, people or logbook.';
export const zipBomb = (entry: string): string => `${entry} unpacks to a suspicious size.`;
export const zipPath = (): string => 'This zip file contains a file with an unsafe path.';
export const xmlBroken = (entry: string): string => `${entry} is not readable XML, or is incomplete.`;
export const xmlEntities = (entry: string): string =>
  `${entry} declares XML entities, which are not allowed.`;
export const xmlDeep = (entry: string): string => `${entry} is nested too deeply.`;
export const tooMuchText = (megabytes: number): string =>
  `This file has more than ${megabytes} MB of text in its cells.`;
export const exportBroken = (entry: string): string =>
  `${entry} is not a valid part of a Fleetwatch export, or is incomplete.`;
export const notUtf8 = (entry: string): string => `${entry} is not UTF-8.`;
export const tooMany = (what: string, most: number): string =>
  `This file has more than ${groupThousands(most)} ${what}.`;
/** Maximum number of names in a warning; the rest are counted. */
const SHOWN = 20;
const shownOf = (all: readonly string[]): string =>
  [...all.slice(0, SHOWN), ...(all.length > SHOWN ? [`${all.length - SHOWN} more`] : [])].join(', ');
/** Warnings about a backup of efa. */
export const countDiffers = (entry: string, stated: number, found: number): string =>
  `${entry} has ${found} records, but the backup lists ${stated}: some may be missing.`;
/** Warnings about people and lists. */
export const birthsUnread = (born: readonly string[]): string =>
  `These birth dates cannot be read and are not imported: ${shownOf(born)}.`;
export const addressesSkipped = (people: readonly string[]): string =>
  `These people are imported without their email address, which is invalid or already in use: ${shownOf(people)}.`;
export const formerMembers = (names: readonly string[]): string =>
  `These people are no longer members. Their sorties are imported under their names, without an account, an email address or a birth date: ${shownOf(names)}.`;
export const barredText = (names: readonly string[]): string =>
  `These people are not allowed to take boats in efa. Here, use clearances for that: ${names.join(', ')}.`;
export const notImportedText = (rest: readonly string[]): string => `Not imported: ${rest.join(', ')}.`;
/** @param fields efa's names of them, with counts */
export const fieldsUnread = (fields: readonly string[]): string =>
  `These details in efa are not imported: ${shownOf(fields)}.`;
export const keptInNotes = (kept: readonly string[]): string =>
  `Notes of sorties keep the names of: ${kept.join(', ')}.`;
export const notesTooLong = (outings: readonly string[]): string =>
  `The notes of these sorties are cut off after ${NOTES_MAX} characters: ${shownOf(outings)}.`;
export const damageTooLong = (boats: readonly string[]): string =>
  `Damage reports of these boats are cut off after ${DAMAGE_TEXT_MAX} characters: ${shownOf(boats)}.`;
export const damageUndated = (boats: readonly string[]): string =>
  `Damage reports of these boats have no readable date, so they are dated today: ${shownOf(boats)}.`;
/** In a club that does not use damage reports. */
export const damageInDetails = (open: number, fixed: number): string =>
  [
    'This club does not use damage reports.',
    ...(open > 0 ? [`Open damage goes into the details of its boat: ${counted(open, 'report')}.`] : []),
    ...(fixed > 0 ? [`Repaired damage is not imported: ${counted(fixed, 'report')}.`] : []),
  ].join(' ');
export const detailsTooLong = (boats: readonly string[]): string =>
  `The details of these boats are cut off after ${BOAT_DETAILS_MAX} characters: ${shownOf(boats)}.`;
export const filesUnread = (names: readonly string[]): string =>
  `These files of the backup are not read: ${shownOf(names)}.`;
export const boatsHidden = (names: readonly string[]): string =>
  `These boats are hidden in efa, but not here: ${shownOf(names)}.`;
export const TABLE_NO_HEADER =
  'The first ten lines have no header with known column names. Choose what the list and its columns contain, or add a header, for example Date, Boat, Crew, Distance.';
export const TABLE_NO_CREW =
  'No column lists who rowed. Choose it, or name it, for example Crew, Rowers, or Rower 1, Rower 2 and so on.';
/** Names of a list's fields. */
export const FIELD_TITLES: Readonly<Record<ListField, string>> = {
  id: 'Number',
  day: 'Date',
  endDay: 'End date',
  start: 'Launch time',
  end: 'Landing time',
  boat: 'Boat',
  crew: 'Crew',
  cox: 'Cox',
  launcher: 'Rower',
  distance: 'Distance',
  notes: 'Notes',
  place: 'Destination',
  captain: 'Seat number of the boat captain',
  session: 'Session type',
  open: 'Still out (true or false)',
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  email: 'Email address',
  born: 'Birth date',
  status: 'Group',
  shape: 'Boat class',
  seats: 'Seats',
  rigging: 'Rigging',
  coxing: 'Coxing',
  weekday: 'Weekday',
  state: 'State of the reservation',
};
export const seatTitle = (seat: string): string => `Seat ${seat}`;
export const columnsMissing = (fields: readonly ListField[]): string =>
  `Choose the column for: ${fields.map((field) => FIELD_TITLES[field]).join(', ')}.`;
export const COLUMN_TWICE = 'Two columns are set to the same field. Only notes may have several columns.';
export const COLUMN_UNKNOWN = 'This list has no such column.';
export const sheetsIgnored = (names: readonly string[]): string =>
  `These sheets are not imported: ${shownOf(names)}.`;
export const columnsUnread = (columns: readonly string[]): string =>
  `These columns are ignored: ${shownOf(columns)}.`;
export const crewCellsReadAsOne = (names: readonly string[]): string =>
  `Each of these was read as one person: ${shownOf(names)}. Separate several people with semicolons.`;
export const crewsMissing = (lines: readonly number[]): string =>
  `These lines do not list who rowed: ${shownOf(lines.map(String))}.`;
export const TABLE_NO_ROWS = 'This list has no rows below its header.';
export const CLASS_UNANSWERED = 'Choose a class for every kind of boat.';
export const GROUP_UNANSWERED = 'Choose a group for everyone.';
/** Reason why an import stops whose answers can no longer be used. */
export const ANSWERS_OUTDATED = 'A class or group chosen for this import is no longer in use.';
export const chooseAgain = (why: string): string => `${why} Choose again, and check the preview.`;
export const importStopped = (why: string): string =>
  `${why} The import stopped. What it had already written stays. Upload the file again to import the rest, or undo it.`;
export const NAME_CLASHES = 'This name is used twice, or someone in the club already has it.';

/** Reasons for leaving out an outing, a boat or a person. */
export const SKIPPED_NO_DAY = 'Its date cannot be read.';
export const SKIPPED_YEAR = 'Its year cannot be right.';
export const SKIPPED_TIME = 'Its time cannot be read.';
export const SKIPPED_LAST_DAY = 'Its last day cannot be read, or is before its first day.';
export const SKIPPED_TODAY = 'It is from today or later. Log it at the boathouse.';
export const SKIPPED_OPEN = 'It was not back when the file was saved.';
export const SKIPPED_DISTANCE = 'Its distance cannot be read.';
export const SKIPPED_TOO_FAR = 'It is longer than 500 km.';
export const SKIPPED_NO_BOAT = 'It does not name a boat.';
export const SKIPPED_CLASS = 'Its boat class is left out.';
export const SKIPPED_DELETED = 'It was imported before, and deleted here.';
export const SKIPPED_OTHER = 'It was not rowed in a boat.';

/** Reasons for leaving out a reservation. */
export const RESERVATIONS_NOT_IMPORTED =
  'This club does not use reservations, so none are imported. A coach can turn them on (/club).';
export const SKIPPED_WEEKDAY = 'Its weekday cannot be read.';
export const SKIPPED_BEGUN = 'It is over or has already started.';
export const SKIPPED_FAR_AHEAD = 'It is more than a year ahead.';
export const SKIPPED_END = 'Its end is not after its start.';
export const SKIPPED_LONG = `It lasts more than ${RESERVED_DAYS_MAX} days.`;
export const SKIPPED_NO_HOLDER = 'It does not state who reserved the boat.';
export const skippedStatus = (status: string): string => `Its status is “${status}”.`;
export const skippedBoat = (boat: string): string => `“${boat}” is not a boat of the fleet.`;
export const skippedDocked = (boat: string): string => `${boat} is in dry dock.`;
export const skippedHolder = (name: string): string => `“${name}” is not the name of one member.`;
/** @param until last day of a weekly reservation that is imported */
export const weeksSkipped = (until: LocalDateText): string =>
  `It repeats every week. Its weeks after ${dayText(until)} are not imported.`;
/** Warning about a backup of efa. */
export const contactsSkipped = (count: number): string =>
  `The phone numbers of ${counted(count, 'reservation')} are not imported.`;

/** Changes to an outing, a boat or a person. */
export const CHANGED_NO_CREW = 'It has no crew: it counts for Past Guest.';
export const CHANGED_GUESTS =
  'These people become guests, named in the notes: they are not in the list of people, or two people there have the same name.';
export const CHANGED_UNKNOWN = 'Someone in its crew is not in the list of people: they count as Past Guest.';
export const CHANGED_LEADER = 'The person in charge is not a member, so the first member takes their place.';
export const CHANGED_TWICE = 'Someone is in its crew twice: they count once.';
export const CHANGED_NO_DISTANCE = 'It has no distance: it counts as 0.';
export const CHANGED_ROUNDED = 'Its distance is rounded to hundredths of a mile.';
export const CHANGED_NEXT_DAY = 'It ends at an earlier time than it starts, so it ends on the next day.';
export const CHANGED_END = 'It ends before it starts, so its end is set to its start.';
export const CHANGED_NO_START = 'It has no start time: it starts at 12:00, and ends then or later.';
export const CHANGED_NO_END = 'It has no end time: it ends at 12:00 on its last day.';
export const CHANGED_NOTES = 'Its notes are too long, so they are cut off.';
export const CHANGED_BOAT_NOTE = 'Its note is too long, so it is cut off.';
export const CHANGED_BOAT_NAME = 'It gets another name, because this one is taken or not allowed.';
export const CHANGED_NAME = 'They get another name, because theirs is taken or not allowed.';
export const CHANGED_EMAIL = 'Without their email address, which is invalid or already in use.';
export const CHANGED_BIRTH = 'Without their birth date, which is incomplete, impossible or cannot be read.';
export const CHANGED_FORMER = 'No longer a member: without an account, an email address or a birth date.';
export const LEFT_BOAT = 'Its class is left out, with its sorties.';
export const withoutTimes = (outings: number): string =>
  `${counted(outings, 'sortie has', 'sorties have')} no times: they start and end at 12:00.`;
export const clearedNames = (people: number): string =>
  `${counted(people, 'name was', 'names were')} erased in the old system: these sorties count for Former Member.`;
export const GUESTS_NAME = 'Past Guest';
export const CLEARED_NAME = 'Former Member';

/** Description of a boat that could not keep its name. */
export const wasCalled = (name: string): string => `Was called “${name}”`;

export const invitationSubject = (club: string): string => `${club} has an account for you`;
export const invitationText = (name: string, club: string, key: string, days: number): string =>
  `Hello ${name},

${club} now logs its boats with Fleetwatch, and your sorties are already there. To sign in, choose a password: open the club's page, tap
“Forgot password?”, then “I have a key”, and enter

${key}

The key works once, within ${days} days. If you do not row there, ignore this email.
`;
