export const decommissionQuestion = (boat: string): string =>
  `Decommission ${boat}? This is irreversible: the boat leaves the fleet, and its past sorties stay listed.`;
export const dryDockQuestion = (boat: string): string =>
  `Dry-dock ${boat}? It cannot be launched until it is splashed.`;
export const splashQuestion = (boat: string): string => `Return ${boat} to the water?`;

export const deleteFleetGroupQuestion = (name: string): string =>
  `Delete Fleet Group ${name}? This is irreversible: all its boats will be decommissioned.`;
export const dryDockFleetGroupQuestion = (name: string): string => `Dry-dock all boats of ${name}?`;
export const splashFleetGroupQuestion = (name: string): string =>
  `Return all dry-docked boats of ${name} to the water?`;
export const deleteUserGroupQuestion = (name: string): string =>
  `Delete User Group ${name}? This is irreversible: its members will have to choose another.`;
