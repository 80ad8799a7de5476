/** Refusals of a launch (member-operations §5, decision "One boat, one crew"). */
export const alreadyLaunched = (boat: string): string => `${boat} has already been launched.`;
export const dryDocked = (boat: string): string => `${boat} is dry docked and cannot be launched.`;
export const dryDockedForCrew = (boat: string): string => `${boat} is dry docked and cannot be crewed.`;
/** The kiosk's and the fleet screen's spelling. */
export const dryDockedAtBoathouse = (boat: string): string => `${boat} is dry-docked and cannot be launched.`;
export const BOAT_NOT_FOUND = 'This boat is not in the fleet.';
export const NO_BOATS_OF_CLASS = 'No available boats of that class in the Fleet.';
