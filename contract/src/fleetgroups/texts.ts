/** Refusals about fleet groups (rules class.fields, class.protected). */
export const FLEET_GROUP_NEEDED = 'Please select an existing Fleet Group!';
export const FLEET_GROUP_NAME_SHORT = 'Fleet Group names have to be 5 characters or more.';
export const GROUP_NAME_LONG = 'Group names can have at most 64 characters.';
export const GROUP_NAME_LETTERS = 'Group names should only employ latin lowercase or uppercase characters.';
export const MONIKER_LENGTH = 'Monikers must be 2 to 10 characters long.';
export const MONIKER_LETTERS = 'Monikers consist of letters only, without spaces.';
export const TOO_MANY_SEATS = 'Fleet is limited to 9 seats at most...';
export const SEATS_NEEDED = 'Enter the number of seats, 1 to 9.';
export const FLEET_GROUP_NAME_TAKEN = 'A Fleet Group with this name already exists.';
export const FLEET_GROUP_NOT_FOUND = 'This Fleet Group is not in the club.';
export const ONLY_COACHES_DELETE_FLEET_GROUPS =
  'Only coaches can delete Fleet Groups and decommission boats therein.';
export const ONLY_COACHES_DRY_DOCK_FLEET_GROUPS = 'Only coaches can dry-dock entire Fleet Groups.';
export const ONLY_COACHES_SPLASH_FLEET_GROUPS =
  'Only coaches can return dry-docked Fleet Groups to the water.';
export const protectedFleetGroup = (name: string): string =>
  `${name} is a protected Fleet Group and cannot be deleted.`;
export const boatsOfGroupOut = (boats: string): string =>
  `On the water: ${boats}. Land them before you decommission them.`;

/** Confirmations shown to coaches (rules class.delete, class.dry-dock). */
export const fleetGroupDeleted = (name: string): string =>
  `Fleet Group ${name} was deleted and all boats in that fleetgroup were decommissioned.`;
export const fleetGroupDryDocked = (name: string): string => `All ${name}s have been dry-docked.`;
/** @param docked names of the boats that stay docked */
export const fleetGroupSplashed = (name: string, docked: readonly string[] = []): string =>
  docked.length === 0
    ? `All ${name}s have been returned to service.`
    : `The ${name}s have been returned to service, except ${docked.join(', ')}: open damage reports make them unfit. The boat captain or a confirmed coach can close reports.`;
