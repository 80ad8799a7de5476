import { isBack } from '@fleetwatch/contract/safety/texts';

export const thanksLanded = (boat: string): string => `Thanks. ${boat} has landed.`;
export const thanksBack = (boat: string): string =>
  `Thanks. ${boat} is off the water. Land it to log your miles.`;
export const thanksLater = (boat: string, time: string): string =>
  `Thanks. ${boat} is now due back at ${time}.`;
export const OFFICERS_NOTIFIED = 'The safety officers have been notified.';
export const dueBackAt = (time: string): string => `Due back at ${time}.`;
export const backToLand = (boat: string): string => `${isBack(boat)} Land it to log your miles.`;
export const answeringAs = (name: string): string => `You are answering as ${name}.`;
export const BACK_MILES_LATER = "We're back: log miles later";
/** Followed by the emergency number. */
export const CALL_FIRST = 'If you are in danger, call first:';

export const landBoat = (boat: string): string => `Land ${boat}`;
export const NO = 'No';
