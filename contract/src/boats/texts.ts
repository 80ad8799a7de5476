/**
 * Refusals of a launch (rules launch.one-crew, launch.dry-docked). The API throws them in `judgeBoat`; the launch panel and the
 * crew page show them, the latter even before it sends.
 */
export const alreadyLaunched = (boat: string): string => `${boat} has already been launched.`;
export const dryDocked = (boat: string): string => `${boat} is dry docked and cannot be launched.`;
export const dryDockedForCrew = (boat: string): string => `${boat} is dry docked and cannot be crewed.`;
/** The same refusal in the spelling of the kiosk and the fleet screen. */
export const dryDockedAtBoathouse = (boat: string): string => `${boat} is dry-docked and cannot be launched.`;
export const BOAT_NOT_FOUND = 'This boat is not in the fleet.';
export const NO_BOATS_OF_CLASS = 'No available boats of that class in the Fleet.';

/** Refusals of a boat's entry, edit and log (rules boat.new, boat.edit). */
export const BOAT_NAME_SHORT = 'Boat names consist of 4 characters or more.';
export const BOAT_NAME_LONG = 'Boat names can have at most 32 characters.';
export const BOAT_NAME_LETTERS = 'Boat names should only employ latin lowercase or uppercase characters.';
export const BOAT_NAME_SPECIAL = 'Boat names cannot include special characters!';
export const BOAT_NAME_TAKEN = 'A boat with this name is already in the fleet.';
export const BOAT_DETAILS_LENGTH = 'Details: 128 characters at most.';
export const BOAT_MILES_INVALID = 'Enter season miles from 0 to 10,000.';
export const HULL_UNKNOWN = 'Choose one of the ten hull colors.';
export const LOG_ENTRY_SHORT = 'Enter at least 2 characters for the log.';
export const LOG_ENTRY_LONG = 'Log entries can have at most 280 characters.';
export const LOG_ENTRY_LINES = 'A log entry is one line. Remove the line breaks.';
export const LOG_LONG = 'The log can have at most 4,096 characters.';
export const logFull = (boat: string): string => `The captain's log of ${boat} is full. Shorten it first.`;
export const OTHER_SEATS = 'Choose a Fleet Group with the same number of seats.';

/** Refusals that depend on the boat's state. */
export const decommissioned = (boat: string): string => `${boat} has been decommissioned.`;
export const boatIsOut = (boat: string): string =>
  `${boat} is on the water. Land it before you decommission it.`;

/** Shown to a member who edited an older version. */
export const newerVersion = (boat: string, group: string, description: string, logEnd: string): string =>
  `Someone else changed this boat. It is now ${boat}, ${group}${
    description === '' ? '' : `, '${description}'`
  }${logEnd === '' ? '' : `. Its log ends with '${logEnd}'`}.`;

/** Confirmations shown to coaches (rules boat.dry-dock, boat.decommission). */
export const DRY_DOCKED_DONE = 'Dry-docked!';
export const SPLASHED_DONE = 'Splash!';
export const DECOMMISSIONED_DONE = 'Decommissioned!';

/** Confirmation dialog before an edit or a change of fleet group is sent (rule boat.edit). */
export const confirmBoatChanges = (boat: string): string => `Upload changes to ${boat}?`;
