import { counted } from '@fleetwatch/contract/texts/counted';
export const missingOption = (what: string): string => `Missing: ${what}.`;
export const cannotRead = (path: string): string => `${path} cannot be read.`;
export const yesOrNoNeeded = (option: string): string => `--${option} must be yes or no.`;
export const notPartOfExport = (file: string): string => `${file} does not belong in an export.`;
export const appearsTwice = (file: string): string => `${file} appears twice.`;
export const isEncrypted = (file: string): string => `${file} is encrypted.`;
export const isTooLarge = (file: string, bytes: number): string => `${file} is too large: ${bytes} bytes.`;
export const unpacksTooLarge = (file: string, ratio: number): string =>
  `${file} unpacks to more than ${ratio} times its size.`;
export const notAZip = (file: string, reason: string): string =>
  `${file} is not a complete zip archive: ${reason}.`;
export const archiveRefused = (file: string, fault: string): string => `${file} was refused: ${fault}`;
export const tooManyFiles = (count: number): string => `it has too many files (${count}).`;
export const isMissing = (path: string): string => `“${path}” is missing.`;
export const entryUnreadable = (path: string, reason: string): string =>
  `“${path}” cannot be read: ${reason}.`;
export const unknownOffice = (name: string): string => `${name} is not an office.`;
export const notACoach = (name: string): string => `${name} is not a coach.`;
export const coachEnded = (name: string): string => `${name} is no longer a coach and holds no office.`;
export const OFFICES_ARGUMENT = 'the offices';
export const hasLeft = (name: string): string => `${name} has left the club.`;
export const folderExists = (folder: string): string => `${folder} already exists. Choose a new folder.`;
export const backupDamaged = (path: string): string =>
  `${path} is damaged or incomplete. Nothing was restored.`;
export const backupUnknown = (names: string): string =>
  `This version does not know ${names}. Nothing was restored.`;
export const DATABASE_NOT_EMPTY = 'This database is not empty. Restore the backup into an empty one.';
export const mediaNotEmpty = (folder: string): string =>
  `${folder} is not empty. Restore the backup into an empty media folder.`;
export const notABackup = (folder: string, file: string): string =>
  `${folder} is not a backup. It has no ${file}.`;
export const notJson = (where: string): string => `${where} is not JSON.`;
export const notInManifest = (path: string): string => `“${path}” is not in the manifest.`;
export const unknownCollections = (names: string): string => `this version does not know ${names}.`;
export const wrongLineCount = (path: string, count: number, expected: number): string =>
  `${path} has ${count} lines, but the manifest says ${expected}.`;
export const wrongSum = (path: string): string => `“${path}” does not match the SHA-256 in the manifest.`;
export const NO_CLUB_YET = 'There are no clubs yet.';
export const CLUB_NAME_OPTION = 'the club name (--name)';
export const CLUB_PASSWORD_OPTION = 'the file with the club password (--password-file)';
export const TIMEZONE_OPTION = 'the time zone (--timezone)';
export const clubCreated = (name: string, prefix: string, id: string): string =>
  `${name} was created. Its password begins with ${prefix}. Id ${id}.`;
export const clubChanged = (name: string): string => `${name} was changed.`;
export const boatStillOut = (name: string): string => `${name} has a boat out. Land it first.`;
export const fileExists = (path: string): string => `${path} already exists. Choose a new file.`;
export const cannotWrite = (path: string): string => `${path} cannot be written.`;
export const OUTPUT_FILE_OPTION = 'the file to write (--out)';
export const clubExported = (name: string, path: string): string =>
  `${name} was exported to ${path}. The file contains personal data.`;
export const FILE_ARGUMENT = 'the file';
export const IDS_TAKEN = 'Its ids already exist in this installation, so all documents get new ones.';
export const exportComplete = (name: string): string =>
  `The export of ${name} is complete. Nothing was written. Add --write to import it.`;
export const clubImported = (name: string, into: string): string =>
  `${name} was imported into ${into}. Members set a password with “forgot password”.`;
export const CREATE_CLUB_FIRST = 'There are no clubs yet. Create one with create-club.';
export const CHOOSE_CLUB = 'Choose a club with --club:';
export const noSuchClub = (name: string): string =>
  `“${name}” does not match exactly one club. The clubs are:`;
export const CHOOSE_MEMBER = "Give the member's name, email address or id.";
export const noSuchMember = (name: string): string => `This club has no member “${name}”.`;
export const clubNotEmpty = (name: string, what: string): string =>
  `${name} already has ${what}. Import the export into an empty club.`;
export const duplicateInFile = (path: string): string => `${path} has the same id or name twice.`;
export const importCounts = (what: string, fresh: number, known: number, left: number): string =>
  `${what}: ${fresh} new, ${known} already in the club, ${left} skipped.`;
export const BOATS = 'Boats';
export const PEOPLE = 'People';
export const OUTINGS = 'Sorties';
export const RESERVATIONS = 'Reservations';
export const DAMAGES = 'Damage reports';
export const importedDistance = (
  year: number | null,
  unit: string,
  [whole, fresh, known, left]: readonly string[],
): string =>
  `${year ?? 'No date'}: ${whole ?? ''} ${unit}: ${fresh ?? ''} imported, ${known ?? ''} already in the club, ${left ?? ''} skipped.`;
export const CHOOSE_COLUMNS = 'Save these columns, complete them, and use them as --answers:';
export const columnLine = (at: number, header: string, samples: readonly string[]): string =>
  `Column ${at}${header === '' ? '' : ` (${header})`}: ${samples.join(', ')}`;
export const moreSkipped = (count: number): string => `${count} more skipped.`;
export function importDone(
  boats: number,
  people: number,
  outings: number,
  damages: number,
  reservations: number,
): string {
  const parts = [counted(boats, 'boat'), counted(people, 'person', 'people'), counted(outings, 'sortie')];
  if (damages > 0) parts.push(counted(damages, 'damage report'));
  if (reservations > 0) parts.push(counted(reservations, 'reservation'));
  return `Imported ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}.`;
}
export const NOTHING_WRITTEN = 'Nothing was written. Add --write to import.';
export const IMPORT_FAILED = 'The import failed. Undo what it wrote on /moving.';
export const COACH_YES_OR_NO = 'Coach must be yes or no.';
export const totalDiffers = (key: string): string => `Differs: ${key}`;
export const TOTALS_MATCH = 'The totals match the sorties.';
export const totalsDiffer = (count: number): string =>
  `${counted(count, 'total')} ${count === 1 ? 'differs' : 'differ'}. Add --repair to fix.`;
export const totalsRebuilt = (count: number): string => `Rebuilt ${counted(count, 'total')}.`;
export const filesRemoved = (count: number): string => `Files removed: ${count}.`;
export const OUTPUT_FOLDER_ARGUMENT = 'the folder to write';
export const backedUp = (count: number, folder: string): string =>
  `Backed up ${counted(count, 'document')} to ${folder}.`;
export const BACKUP_FOLDER_ARGUMENT = 'the backup folder';
export const restored = (count: number): string => `Restored ${counted(count, 'document')}.`;
export const CSV_FILE_ARGUMENT = 'the CSV file';
export const rowsImported = (count: number, what: string): string => `${count} ${what} imported.`;
export const rowsImportable = (count: number, what: string): string =>
  `${count} ${what} can be imported. Nothing was written. Add --write to import.`;
export const madeCoach = (name: string): string =>
  `${name} is now a coach. It takes effect at their next sign-in or within 15 minutes.`;
export const coachConfirmed = (name: string): string => `${name} is confirmed as a coach.`;
export const OUTPUT_FILE_ARGUMENT = 'the file to write';
export const memberExported = (path: string): string => `Written to ${path}.`;
export const memberExportedWith = (path: string, pictures: number, folder: string): string =>
  `Written to ${path}, and ${counted(pictures, 'picture')} to ${folder}.`;
export const wouldErase = (name: string, id: string): string =>
  `${name} (${id}) would be erased permanently. Add --write to erase.`;
export const memberErased = (id: string): string => `${id} was erased.`;
export const notADay = (text: string): string => `“${text}” is not a date. Use the form 2026-05-01.`;
export const cannotReadBecause = (path: string, reason: string): string =>
  `${path} cannot be read: ${reason}`;
export const noRows = (path: string): string => `${path} has no rows below the header.`;
export const columnsNeeded = (path: string, needed: readonly string[], optional: readonly string[]): string =>
  `The first line of ${path} must name its columns: ${needed.join(', ')}${optional.length > 0 ? `, and optionally ${optional.join(', ')}` : ''}.`;
export const missingColumns = (names: string): string => `Missing: ${names}.`;
export const unknownColumns = (names: string): string => `Unknown: ${names}.`;
export const NOTHING_IMPORTED = 'Nothing was imported:';
export const lineFault = (line: number, fault: string): string => `  line ${line}: ${fault}`;
export const tooManyArguments = (extra: string, usage: string): string =>
  `Unexpected: ${extra}. Usage: ${usage}`;
export const COLORS_FORMAT = 'Give two or three colors, such as #12304A,#F4E9D8.';
export const PLACE_FORMAT = 'Give the place as LATITUDE,LONGITUDE in degrees, such as 47.37,8.54, or none.';
export const unknownFeature = (name: string, features: string): string =>
  `“${name}” is not a feature. The features are ${features}.`;
export const CLUB_NAME_NEEDED = 'Give the club a name.';
export const clubPasswordTooShort = (min: number): string =>
  `A club password needs at least ${min} characters.`;
export const unknownTimezone = (name: string): string =>
  `“${name}” is not an IANA time zone such as Europe/Berlin.`;
export const notASeasonStart = (text: string): string => `“${text}” is not a day of the year, such as 09-01.`;
export const unknownUnit = (name: string, units: string): string =>
  `“${name}” is not a unit. The units are ${units}.`;
export const autoCreditRange = (max: number): string =>
  `Set automatic credit to 0 to ${max} hours after the day.`;
export const NOTHING_TO_SET = 'Give at least one option to change.';
