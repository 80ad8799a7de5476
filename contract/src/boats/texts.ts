/**
 * Refusals of a launch (rules launch.one-crew, launch.dry-docked). The API throws them in `judgeBoat`; the launch panel and
 * the crew page show them, the latter also before it sends.
 */
export const alreadyLaunched = (boat: string): string => `${boat} has already been launched.`;
export const dryDocked = (boat: string): string => `${boat} is dry docked and cannot be launched.`;
export const dryDockedForCrew = (boat: string): string => `${boat} is dry docked and cannot be crewed.`;
/** The same refusal as the kiosk and the fleet screen spell it. */
export const dryDockedAtBoathouse = (boat: string): string => `${boat} is dry-docked and cannot be launched.`;
export const BOAT_NOT_FOUND = 'This boat is not in the fleet.';
export const NO_BOATS_OF_CLASS = 'No available boats of that class in the Fleet.';

/** Refusals of a boat's entry, edit and log (rules boat.new, boat.edit). */
export const BOAT_NAME_SHORT = 'Boat names consist of 4 characters or more.';
export const BOAT_NAME_LONG = 'Boat names have at most 32 characters.';
export const BOAT_NAME_LETTERS = 'Boat names should only employ latin lowercase or uppercase characters.';
export const BOAT_NAME_SPECIAL = 'Boat names cannot include special characters!';
export const BOAT_NAME_TAKEN = 'There is a boat of this name in the fleet already.';
export const BOAT_DETAILS_LENGTH = 'Details have at most 128 characters.';
export const BOAT_MILES_INVALID = 'Season miles go from 0 to 10,000.';
export const HULL_UNKNOWN = 'Please choose one of the ten hull colours.';
export const LOG_ENTRY_SHORT = 'Please write at least 2 characters for the log.';
export const LOG_ENTRY_LONG = 'Log entries have at most 280 characters.';
export const LOG_ENTRY_LINES = 'A log entry is one line. Please write it without line breaks.';
export const LOG_LONG = 'The log has at most 4096 characters.';
export const logFull = (boat: string): string =>
  `The captain's log of ${boat} is full. Please shorten it first.`;
export const OTHER_SEATS = 'Please choose a Fleet Group whose boats have as many seats.';

/** Refusals that the boat's state decides. */
export const decommissioned = (boat: string): string => `${boat} has been decommissioned.`;
export const boatIsOut = (boat: string): string =>
  `${boat} is on the water. Please have it landed before it is decommissioned.`;

/** Shown to a member who edited an older version. */
export const newerVersion = (boat: string, group: string, description: string, logEnd: string): string =>
  `This boat was changed meanwhile. It is now ${boat}, ${group}${
    description === '' ? '' : `, '${description}'`
  }${logEnd === '' ? '' : `. Its log ends with '${logEnd}'`}.`;

/** What a coach is told when it is done (rules boat.dry-dock, boat.decommission). */
export const DRY_DOCKED_DONE = 'Dry-docked!';
export const SPLASHED_DONE = 'Splash!';
export const DECOMMISSIONED_DONE = 'Decommissioned!';

/** Asked before an edit or a change of fleet group is sent (rule boat.edit). */
export const confirmBoatChanges = (boat: string): string => `Upload changes to ${boat}?`;
