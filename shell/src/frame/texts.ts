import { counted } from '@fleetwatch/contract/texts/counted';

export const MENU = 'Menu';
/** Shown beside the number of boats. */
export const OUT = 'out';
export const copyright = (first: number, last: number): string => `© Fleetwatch ${first}–${last}`;
export const SKIP_TO_CONTENT = 'Skip to content';
export const KEYBOARD = 'Keyboard';
/** Name of the tabs at the bottom of a phone. */
export const signedInAs = (name: string): string => `Signed in as ${name}`;
/** `boatsOutText(1) === '1 boat out'` */
export const boatsOutText = (boats: number): string => `${counted(boats, 'boat')} out`;
