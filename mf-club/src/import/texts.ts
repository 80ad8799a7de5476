import type { ImportState, ListKind } from '@fleetwatch/contract/import/kinds';
import { UNDO_DAYS } from '@fleetwatch/contract/import/limits';
import type {
  ImportCounts,
  ImportProblem,
  KeptReason,
  PreviewCounts,
} from '@fleetwatch/contract/import/wire';
import { groupThousands } from '@fleetwatch/contract/texts/groupThousands';
import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { counted } from '@fleetwatch/contract/texts/counted';

export const peopleText = (count: number): string => counted(count, 'person', 'people');
export const countsText = ({ boats, people, outings, damages = 0, reservations = 0 }: ImportCounts): string =>
  [
    counted(boats, 'boat'),
    peopleText(people),
    counted(outings, 'sortie'),
    ...(damages > 0 ? [counted(damages, 'damage report')] : []),
    ...(reservations > 0 ? [counted(reservations, 'reservation')] : []),
  ].join(', ');

export const UPLOAD_FILE = 'Upload a file';
export const FILE = 'File';
export const SUPPORTED_FILES =
  'You can upload a backup of an efa 2 project (zip); lists of sorties, people, boats or reservations (CSV, Excel), best with a header row; a Fleetwatch export; or JSON from BoatShedManager or RowingBeacon. Nothing is saved until you have seen a preview.';
export const UPLOADING = 'Uploading the file';
export const STILL_READING = 'This file is still being read, or its upload did not finish.';
export const DISCARD = 'Discard';
export const FILE_DISCARDED = 'File discarded.';

export const columnsOf = (fileName: string): string => `Columns of ${fileName}`;
export const COLUMNS_INTRO =
  'This is how the columns are read, with some of their values. Change what is wrong, then read the file again.';
export const LIST_CONTAINS = 'The list contains';
export const LIST_KIND_TITLES: Readonly<Record<ListKind, string>> = {
  outings: 'Sorties',
  people: 'People',
  boats: 'Boats',
  reservations: 'Reservations',
};
export const DO_NOT_IMPORT = 'Nothing to import';
export const FIRST_LINE_NAMES = 'The first line contains the column names';
export const NO_CREW_COLUMN = 'No column lists who rowed';
export const NO_CREW_HINT = 'The sorties then count only for their boats, not for any member.';
export const IGNORED_COLUMNS = 'Ignored columns';
export const COLUMNS_READ = 'Columns that are read';
export const IGNORED = 'Ignored';
export const columnTitle = (header: string, at: number): string => header || `Column ${at + 1}`;
export const valuesSuchAs = (samples: readonly string[]): string =>
  samples.length === 0 ? 'No values' : samples.join(' · ');
export const READ_AGAIN = 'Read again';
export const FILE_READ_AGAIN = 'The file was read again.';

export const QUESTIONS = 'Questions about the file';
export const fileContents = (fileName: string, counts: ImportCounts): string =>
  `${fileName}: ${countsText(counts)}.`;
export const UNKNOWN_BOATS = 'boats of unknown kind';
export const CHOOSE = 'Choose…';
export const classOf = (kind: string): string => `Class of ${kind}`;
export const boatsSuchAs = (boats: number, examples: readonly string[]): string =>
  `${counted(boats, 'boat')}: ${examples.join(', ')}`;
export const LEAVE_OUT_BOATS = 'Leave out, with their sorties';
/** @param status as in the file, '' for none */
export const groupFor = (status: string): string =>
  status === '' ? 'Group for people without a status' : `Group for ${status}`;
export const GUESTS_AND_UNNAMED = 'Guests and unnamed people';
export const DATES_SUCH_AS = 'Dates such as 03/05/2026';
export const DAY_BEFORE_MONTH = 'Day before month';
export const MONTH_BEFORE_DAY = 'Month before day';
export const DISTANCES_WITHOUT_UNIT = 'Distances without a unit';
export const IMPORT_UNIT_TITLES = { ...UNIT_TITLES, yd: 'Yards' } as const;
export const importAsOutings = (count: number, what: 'erg' | 'motorboat'): string => {
  const name = what === 'erg' ? 'ergometer' : 'motorboat';
  return `Import ${counted(count, `${name} entry`, `${name} entries`)} as sorties`;
};
export const addUnlisted = (outings: number): string =>
  `Add names that are not in any list as members (in ${counted(outings, 'sortie')})`;
export const UNLISTED_HINT = "Otherwise they become guests, named in the sortie's notes.";
export const sameName = (name: string): string => `${name} in the file is the member with this name`;
export const sameEmail = (name: string, member: string): string =>
  `${name} in the file is ${member}, who has the same email address`;
export const NAMES_TO_CHANGE = 'Names to change';
export const OLD_NAMES_KEPT = 'A boat keeps its old name in its description.';
/** @param original the name in the file, '' for none */
export const nameLabel = (original: string, kind: 'boat' | 'person'): string =>
  `${original || 'No name'} (${kind})`;
export const showAll = (count: number): string => `Show all ${count}`;
export const ANSWER_FIRST = 'Answer every question first';
export const CHOOSE_AN_ANSWER = 'Choose an answer.';

export const PREVIEW = 'Preview';
const previewCounts = ({ new: added, known, left }: PreviewCounts): string =>
  [
    `${groupThousands(added)} new`,
    ...(known > 0 ? [`${groupThousands(known)} already here`] : []),
    ...(left > 0 ? [`${groupThousands(left)} left out`] : []),
  ].join(', ');
export const BOATS = 'Boats';
export const PEOPLE = 'People';
export const OUTINGS = 'Sorties';
export const RESERVATIONS = 'Reservations';
export const DAMAGES = 'Damage reports';
export const previewLine = (what: string, counts: PreviewCounts): string =>
  `${what}: ${previewCounts(counts)}`;
export const DISTANCES_BY_YEAR = 'Distances by year';
export const YEAR = 'Year';
export const IN_THE_FILE = 'In the file';
export const IMPORTED = 'Imported';
export const ALREADY_HERE = 'Already here';
export const LEFT_OUT = 'Left out';
export const NO_DATE = 'No date';
export const EXAMPLES = 'Examples';
export const NO_DISTANCE = 'No distance';
export const moreLikeThese = (count: number): string => `${groupThousands(count)} more like these.`;
export const CHANGED_IN_FILE = 'Changed in the file since the last import';
export const takeChangesText = (count: number): string =>
  `Update ${counted(count, 'sortie')} with these changes`;
export const TAKE_CHANGES_HINT =
  'Otherwise the log stays as it is. An undo does not bring back the old values.';
export const CHANGED_HERE = 'Also changed here, so it stays as it is.';
export const changedHereText = (count: number): string =>
  `${counted(count, 'sortie was', 'sorties were')} also changed here, and stay as they are.`;
export const TOTAL = 'Total';
/** @param year a year, or that there is none */
export const allUnits = (year: number | string): string => `${year}, all units`;
export const TOTALS_BY_PERSON = 'Totals by person';
export const TOTALS_BY_BOAT = 'Totals by boat';
export const PERSON = 'Person';
export const BOAT = 'Boat';
export const NO_BOAT = 'No boat';
export const nameOfGuest = (name: string): string => `${name} (guest)`;
export const outingsText = (all: number, left: number): string =>
  left === 0 ? groupThousands(all) : `${groupThousands(all)}, ${groupThousands(left)} left out`;
export const CHANGED = 'Changed';
export const REPORT_FILES = { problems: 'Problems as CSV', totals: 'Totals as CSV' } as const;
export const REPORT_KEPT = `Both files can be downloaded for ${UNDO_DAYS} days after the import.`;
export const showAllOf = (count: number, what: string): string => `${what}: show all ${count}`;
export const moreInFile = (count: number): string => `${groupThousands(count)} more in the CSV file.`;
/** 'data/Club/2025.efa2logbook, 2025 12a', 'Line 12' */
export const problemPlace = ({ where, fileName }: ImportProblem): string =>
  fileName === undefined ? where : `${fileName}, ${where}`;
/** '31.04.2025; Osprey; Kim Harper, Ana Bo; 12 km' */
export const entryText = ({ day, boat, crew, distance }: ImportProblem): string =>
  [day, boat, crew?.join(', '), distance].filter((part) => part !== undefined).join('; ');
export const problemText = ({ text, name }: ImportProblem): string =>
  name === undefined ? text : `${text} ${name}`;
export const CHANGE_ANSWERS = 'Change answers';
export const IMPORT_BUTTON = 'Import';
export const IMPORT_STARTED = 'Import started.';

/** @param isUndo while an import is undone */
export const progressLabel = (isUndo: boolean): string => (isUndo ? 'Undoing' : 'Importing');
export const progressText = (isUndo: boolean, done: number, total: number): string =>
  `${progressLabel(isUndo)}: ${groupThousands(done)} of ${groupThousands(total)}.`;
export const RUNS_ALONE =
  'You can leave this page: the import continues. Launching and landing work as usual.';

export const PAST_IMPORTS = 'Past imports';
const STATE_TEXTS: Readonly<Record<ImportState, string>> = {
  uploaded: 'uploaded',
  parsed: 'read',
  previewed: 'previewed',
  running: 'importing',
  done: 'imported',
  undoing: 'undoing',
  undone: 'undone',
  failed: 'failed',
};
interface PastImport {
  state: ImportState;
  at: LocalDateTimeText;
  by: string;
  created: ImportCounts;
  updated?: number;
  left: ImportCounts | null;
}
/** @param today undefined while the club is loading */
export function pastImportText(
  { state, at, by, created, updated = 0, left }: PastImport,
  today: LocalDateText | undefined,
): string {
  const hasKept =
    left !== null &&
    left.boats + left.people + left.outings + (left.damages ?? 0) + (left.reservations ?? 0) > 0;
  const kept = hasKept ? `; kept because in use: ${countsText(left)}` : '';
  const changed = updated > 0 ? `; ${counted(updated, 'sortie')} updated` : '';
  return `${dayText(at, today)} ${shortTime(at)}, ${by}, ${STATE_TEXTS[state]}: ${countsText(created)}${changed}${kept}`;
}
export const UNDO = 'Undo';
export const UNDO_QUESTION = 'Undo this import?';
export const undoWarning = (fileName: string): string =>
  `This removes what ${fileName} added, except what was changed or used since then.`;
/** Names of the collections whose documents keep others from being removed by an undo. */
const USED_IN: Readonly<Record<string, string>> = {
  sorties: 'sorties',
  'void-sorties': 'deleted sorties',
  corrections: 'corrections of the log',
  grants: 'clearances',
  requirements: 'clearances that boats require',
  damages: 'damage reports',
  'boat-waits': 'waiting lists',
  'duty-days': 'the duty roster',
};
const KINDS: Readonly<Record<KeptReason['kind'], readonly [one: string, many?: string]>> = {
  boats: ['boat'],
  people: ['person', 'people'],
  outings: ['sortie'],
  damages: ['damage report'],
  reservations: ['reservation'],
};
export const undoRemoves = (removed: ImportCounts): string => `It removes ${countsText(removed)}.`;
export const WHAT_STAYS = 'What stays';
export const keptText = ({ kind, count, usedIn }: KeptReason): string => {
  const [one, many] = KINDS[kind];
  const changed = kind === 'reservations' ? 'changed or started since' : 'changed since';
  const why = usedIn === null ? changed : `used in ${USED_IN[usedIn] ?? usedIn.replaceAll('-', ' ')}`;
  return `${counted(count, one, many)}: ${why}`;
};
export const UNDO_IMPORT = 'Undo import';
export const UNDO_STARTED = 'The import is being undone.';

export const NO_PASSWORD_YET = 'No password yet';
export const UNCLAIMED_INTRO =
  'These members came from an import. Email them an invitation, or print keys. With a key, they open "Forgot password?", choose "I have a key" and set a password.';
export const NOT_INVITED = 'Not invited yet';
export const NO_EMAIL = 'No email address';
export const invitedUntil = (day: LocalDateText): string => `Invitation valid until ${dayText(day)}`;
export const emailInvitations = (count: number): string => `Email ${counted(count, 'invitation')}`;
export const createKeys = (count: number): string => `Create ${counted(count, 'key')}`;
export const EMAIL_INVITATION = 'Email invitation';
export const CREATE_KEY = 'Create key';
export const invitationsSent = (count: number): string =>
  counted(count, 'invitation is on its way.', 'invitations are on their way.');
export const keysReady = (count: number): string =>
  counted(count, 'key is ready to print.', 'keys are ready to print.');
export const PRINT_KEYS = 'Print keys';
export const KEYS_TO_PRINT = 'Keys to print';
export const andMore = (count: number): string => `${count} more.`;
