export const ENTRY_ADDED = "Added to the captain's log.";
export const ADD_LOG_ENTRY = 'Add a log entry';
export const ENTRY = 'Entry';
export const ENTRY_HINT = 'One line. It is dated and signed with your name.';
export const ADD_ENTRY = 'Add entry';
export const LOG_TOOLS = "Captain's log";
export const CLOSE = 'Close';
export const CHANGE_FLEET_GROUP = 'Change fleet group';
export const EDIT_BOAT = 'Edit boat';
export const DOWNLOAD_LOG = 'Download the log';
export const REPORT_DAMAGE = 'Report damage';
export const REPORT = 'Report';
export const SAME_FLEET_GROUP = 'Choose a different fleet group.';
export const FLEET_GROUP = 'Fleet group';
export const FLEET_GROUP_HINT =
  'Classes with the same number of seats. Fours with and without a cox count as the same.';
export const NOTHING_CHANGED = 'Nothing has changed. Edit a field first.';
export const NAME = 'Name';
export const DESCRIPTION = 'Description';
export const LOG = 'Log';
export const UPLOAD_CHANGES = 'Upload changes';
export const NO_LOG_ENTRIES = 'No log entries yet.';
export const LOG_EDITS = 'Edits to this log';
export const logWas = (edit: string): string => `This log was ${edit}.`;
export const LAST_SORTIE = 'Last sortie';
export const NO_DESCRIPTION = 'None';
export const REVIEW_CHANGES = 'Review your changes before you upload them.';
export const fleetGroupLine = (fleetGroup: string, moniker: string): string =>
  `Fleet group: ${fleetGroup} (${moniker})`;
export const LOG_HEADING = "Captain's log:";
export const changesUploaded = (boat: string): string => `The changes to ${boat} were uploaded.`;
export const rowedBy = (name: string): string => ` by ${name}`;
export const commissionedLine = (day: string): string => `Commissioned: ${day}`;
export const descriptionLine = (description: string): string => `Description: ${description}`;
export const HULL_COLOR = 'Hull color';
/** For a hull color derived from the boat's id. */
export const NOT_GIVEN = 'not given';
/** Changes by others during an edit, and whether the edit would overwrite them. */
export function otherChangeText(label: string, now: string, isClash: boolean): string {
  const what = now === '' ? `${label} is now empty.` : `${label}: ${now}`;
  return isClash ? `${what}\nYour change below would replace it.` : what;
}
