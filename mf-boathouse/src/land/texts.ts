import { counted } from '@fleetwatch/contract/texts/counted';

export const WHO_IS_LANDING = 'Who is landing?';
export const AUTHENTICATE_TO_LAND = 'Authenticate to land';
export const SHOW_MY_BOATS = 'Show my boats';
export const reportDamageTo = (boat: string): string => `Report damage to ${boat}`;
export const CAN_IT_BE_ROWED = 'Can it be rowed?';
export const WHAT_IS_WRONG = 'What is wrong?';
export const WHICH_PARTS = 'Which parts?';
export const REPORT = 'Report';
export const landBoat = (boat: string): string => `Land ${boat}`;
export const NOTES = 'Notes';
export const landBoatNow = (boat: string): string => `Land ${boat} now?`;
export const LANDED = 'Landed';
export const addDistance = (unit: string): string => `Add ${unit}`;
export const oneLess = (unit: string): string => `Subtract one ${unit}`;
export const oneMore = (unit: string): string => `Add one ${unit}`;
export const boatsToLand = (firstName: string, boats: number): string =>
  `${firstName}, ${counted(boats, 'boat')} to land`;
export const FIX_MARKED_FIELDS = 'Fix the fields marked above.';
export const LAND_ANYWAY = 'Land anyway';
