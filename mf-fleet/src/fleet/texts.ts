export const launchedAt = (time: string): string => `Launched ${time}`;
export const lateBy = (time: string): string => `Late ${time}`;
export const IN = 'In';
export const STATE = 'State';
export const CLASS = 'Class';
export const LAST_OUT = 'Last out';
export const NOT_OUT_YET = 'not out yet';
export const BOATS = 'Boats';
export const BOAT = 'Boat';
export const SEARCH_BOATS = 'Search boats';
export const FLEET = 'Fleet';
export const BOAT_CLASS = 'Boat class';
export const BOATS_HINT = 'Swipe a boat to the left, or press its arrow, to see its actions.';
export const LAUNCHED_DONE = 'Launched!';
export const LAUNCH_BOAT = 'Launch boat';
export const LAUNCH = 'Launch';
export const launchBoatNow = (boat: string): string => `Launch ${boat} now?`;
export const BEFORE_YOU_LAUNCH = 'Before you launch';
export const LAUNCHED = 'Launched';
export const DECOMMISSION = 'Decommission';
export const DRY_DOCK = 'Dry Dock';
export const SPLASH = 'Splash';
export const BOAT_ACTIVITY = 'Boat Activity';
export const REPORT_DAMAGE = 'Report Damage';
export const DECOMMISSION_BOAT = 'Decommission boat';
export const DRY_DOCK_BOAT = 'Dry-dock boat';
export const SPLASH_BOAT = 'Splash boat';

/** 'last May 1 by Kim Harper' */
export function lastSortie(day: string | null, by: string | null | undefined): string {
  if (day === null) return NOT_OUT_YET;
  return `last ${day}${by ? ` by ${by}` : ''}`;
}
export const decommissionQuestion = (boat: string): string =>
  `Decommission ${boat}? This is irreversible: the boat leaves the fleet, and its past sorties stay listed.`;
export const dryDockQuestion = (boat: string): string =>
  `Dry-dock ${boat}? It cannot be launched until it is splashed.`;
export const splashQuestion = (boat: string): string => `Return ${boat} to the water?`;
export const CSV_FILE = 'CSV';
