/** Ends the confirmation of every change of the fleet: when others see it (rule club.texts-true). */
const PROPAGATION =
  'This may take up to an hour to go into effect on your device and propagate to member devices.';

export const decommissionQuestion = (boat: string): string =>
  `Decommission ${boat}? This is irreversible: the boat leaves the fleet, and its past sorties stay listed. ${PROPAGATION}`;
export const dryDockQuestion = (boat: string): string =>
  `Dry-dock ${boat}? It cannot be launched until it is splashed. ${PROPAGATION}`;
export const splashQuestion = (boat: string): string => `Return ${boat} to the water? ${PROPAGATION}`;

export const deleteFleetGroupQuestion = (name: string): string =>
  `Delete Fleet Group ${name}? This is irreversible: all its boats will be decommissioned. ${PROPAGATION}`;
export const dryDockFleetGroupQuestion = (name: string): string =>
  `Dry-dock all boats of ${name}? ${PROPAGATION}`;
export const splashFleetGroupQuestion = (name: string): string =>
  `Return all dry-docked boats of ${name} to the water? ${PROPAGATION}`;
export const deleteUserGroupQuestion = (name: string): string =>
  `Delete User Group ${name}? This is irreversible: its members will have to choose another. ${PROPAGATION}`;
