import { counted } from '@fleetwatch/contract/texts/counted';

export const MONIKER = 'Moniker';
export const MEMBERS = 'Members';
export const SEATS = 'Seats';
export const BOATS = 'Boats';
export const DRY_DOCKED = 'Dry-docked';
export const UNKNOWN = '–';

export const FLEET_GROUPS = 'Fleet groups';
export const FLEET_GROUP = 'Fleet group';
export const SEARCH_FLEET_GROUPS = 'Search fleet groups';
export const NO_FLEET_GROUPS = 'There are no fleet groups.';
export const DOCK_FLEET_GROUPS = 'Dock Fleet Groups';
/** @param boats undefined until the boats are loaded */
export const fleetGroupFacts = (
  moniker: string,
  seats: number,
  boats: number | undefined,
  dryDocked: number,
): string =>
  [
    moniker,
    counted(seats, 'seat'),
    ...(boats === undefined ? [] : [counted(boats, 'boat')]),
    ...(dryDocked > 0 ? [`${dryDocked} dry-docked`] : []),
  ].join(', ');

export const USER_GROUPS = 'User groups';
export const SEARCH_USER_GROUPS = 'Search user groups';
export const NO_USER_GROUPS = 'There are no user groups.';
export const PURGE_USER_GROUPS = 'Purge User Groups';
/** @param members undefined until the members are loaded */
export const userGroupFacts = (moniker: string, members: number | undefined): string =>
  members === undefined ? moniker : `${moniker}, ${counted(members, 'member')}`;

export const DELETE = 'Delete';
export const DRY_DOCK = 'Dry Dock';
export const SPLASH = 'Splash';

export const DELETE_FLEET_GROUP_TITLE = 'Delete Fleet Group';
export const DELETE_FLEET_GROUP = 'Delete fleet group';
export const deleteFleetGroupQuestion = (name: string): string =>
  `Delete Fleet Group ${name}? This cannot be undone: all its boats will be decommissioned.`;
export const DRY_DOCK_FLEET_GROUP = 'Dry-dock fleet group';
export const dryDockFleetGroupQuestion = (name: string): string => `Dry-dock all boats of ${name}?`;
export const SPLASH_FLEET_GROUP = 'Splash fleet group';
export const splashFleetGroupQuestion = (name: string): string =>
  `Return all dry-docked boats of ${name} to the water?`;
export const DELETE_USER_GROUP_TITLE = 'Delete User Group';
export const DELETE_USER_GROUP = 'Delete user group';
export const deleteUserGroupQuestion = (name: string): string =>
  `Delete User Group ${name}? This cannot be undone: its members will have to choose another.`;

export type GroupAction = 'delete' | 'dry-dock' | 'splash';
export const callFailed = (action: GroupAction): string => `${action}: failure on send!`;
export const replyFailed = (action: GroupAction, reason: string): string =>
  `exception on ${action}: ${reason}`;
export const sendFailed = (action: GroupAction, reason: string): string =>
  `exception on ${action}/send: ${reason}`;
