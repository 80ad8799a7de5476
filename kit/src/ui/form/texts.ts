// @inner

import { counted } from '@fleetwatch/contract/texts/counted';

/** A slider's states, and its button for the keyboard. */
export const ONE_MOMENT = 'One moment…';
export const DONE = 'Done';
export const PRESS_ENTER_TO_CONFIRM = 'Press Enter to confirm';
export const percentOf = (position: number): string => `${position} percent`;
export const withoutSliding = (label: string): string => `${label} without sliding`;

export const charactersTooMany = (count: number): string => `${counted(count, 'character')} too many`;
export const charactersLeft = (count: number): string => `${counted(count, 'character')} left`;
/** `showSecret('Password') === 'Show password'` */
export const showSecret = (label: string): string => `Show ${label.toLowerCase()}`;
