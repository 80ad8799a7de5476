export const deleteFleetGroupQuestion = (name: string): string =>
  `Delete Fleet Group ${name}? This is irreversible: all its boats will be decommissioned.`;
export const dryDockFleetGroupQuestion = (name: string): string => `Dry-dock all boats of ${name}?`;
export const splashFleetGroupQuestion = (name: string): string =>
  `Return all dry-docked boats of ${name} to the water?`;
export const deleteUserGroupQuestion = (name: string): string =>
  `Delete User Group ${name}? This is irreversible: its members will have to choose another.`;
