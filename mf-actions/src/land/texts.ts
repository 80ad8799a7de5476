import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { counted } from '@fleetwatch/contract/texts/counted';

/** The midnight rule, shown before the miles are entered (rule credit.late). */
export const LATE_LANDING =
  'Launched on an earlier day. Landing it now earns no credit for the trip or miles.';
export const landBoatNow = (boat: string): string => `Land ${boat} now?`;
export const NOTES = 'Notes';
export const landBoat = (boat: string): string => `Land ${boat}`;
export const NO = 'No';
export const LAND_ANYWAY = 'Land anyway';

/** The same if a late landing still counts for some hours (rule forgotten.auto-credit). */
export const lateLandingCounts = (hours: number): string =>
  `Launched on an earlier day. It counts only if landed within ${counted(hours, 'hour')} after that day.`;
export const notesHint = (unit: ShownUnit): string =>
  `Start with a distance to log it: ${unit === 'mi' ? '5.5, 8 miles, 8 km,' : '8.5, 8 km,'} or 8000 m.`;
