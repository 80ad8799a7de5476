export const decommissionQuestion = (boat: string): string =>
  `Decommission ${boat}? This is irreversible: the boat leaves the fleet, and its past sorties stay listed.`;
export const dryDockQuestion = (boat: string): string =>
  `Dry-dock ${boat}? It cannot be launched until it is splashed.`;
export const splashQuestion = (boat: string): string => `Return ${boat} to the water?`;
