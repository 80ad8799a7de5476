import { counted } from '@fleetwatch/contract/texts/counted';

export const MENU = 'Menu';
/** Beside the number of boats. */
export const OUT = 'out';
export const SOUNDS = 'Sounds';
export const THIS_DEVICE = 'This device';
export const copyright = (first: number, last: number): string => `© Fleetwatch ${first}–${last}`;
export const SKIP_TO_CONTENT = 'Skip to content';
export const youAre = (name: string): string => `You are ${name}. Sign out here.`;
export const KEYBOARD = 'Keyboard';
export const MORE = 'More';
export const TO_START = 'Back to the start';
/** Name of the tabs at the foot of a phone. */
export const MAIN_TABS = 'Main';
export const FIND = 'Find';
export const SIGNED_IN_AS = 'Signed in as';
export const onDeckText = (count: number): string => `${count} on deck`;
export const ON_DECK = 'On Deck';
export const LAUNCHED = 'Launched';
export const LANDED = 'Landed';
export const CLOSE_MENU = 'Close menu';
export const COLORS = 'Colors';
export const SUNLIGHT = 'Sunlight';
export const DARK = 'Dark';
export const LIGHT = 'Light';
export const MATCH_DEVICE = 'Match device';
export const signedInAs = (name: string): string => `${SIGNED_IN_AS} ${name}`;
export const sunsetAt = (time: string): string => `Sunset ${time}`;
/** `boatsOutText(1) === '1 boat out'` */
export const boatsOutText = (boats: number): string => `${counted(boats, 'boat')} out`;
export const NOTHING_MOORED = 'Nothing is moored at this address:';
export const CHECK_ADDRESS = 'Check the address for typing mistakes. Its screen may not be installed here.';
