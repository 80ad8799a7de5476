import {
  GUEST_CLUB_MAX,
  GUEST_EMERGENCY_MAX,
  GUEST_NAME_MAX,
  GUEST_NAME_MIN,
  GUEST_SORTIES_MAX,
  GUESTS_OF_HOST_MAX,
} from './limits.ts';

export const GUESTS_OFF = 'This club does not record guests.';
export const GUEST_NOT_FOUND = 'This guest no longer exists.';
export const ONLY_GUEST_OFFICERS = 'Only confirmed coaches and records officers can do this.';
export const NOT_YOUR_GUEST = "This is another member's guest.";
export const GUEST_NAME_LENGTH = `Enter the guest's name, ${GUEST_NAME_MIN} to ${GUEST_NAME_MAX} characters.`;
export const GUEST_PHONE_SHAPE = 'Enter a phone number: digits, with a + in front if needed.';
export const GUEST_EMERGENCY_LENGTH = `Emergency contact: ${GUEST_EMERGENCY_MAX} characters at most.`;
export const GUEST_CLUB_LENGTH = `Club name: ${GUEST_CLUB_MAX} characters at most.`;
export const WAIVER_IN_FUTURE = 'The waiver date cannot be in the future.';
export const GUEST_SORTIES_RANGE = `Enter 1 to ${GUEST_SORTIES_MAX} sorties, or leave blank.`;
export const HOST_FULL = `You have ${GUESTS_OF_HOST_MAX} guests this season. Ask the records officer.`;
export const GUEST_LIST_FULL = 'This club cannot add more guests this season.';
export const GUEST_IS_OUT = 'This guest is on the water.';
export const GUESTS_TOO_LATE = 'Guests can be added until midnight on the day of the sortie.';
export const GUEST_TWICE = 'A guest cannot sit in two seats.';

export const guestKnown = (name: string): string => `${name} is already a guest this season.`;
export const isMember = (name: string): string => `${name} is a member of this club.`;
/** 'Jo Lee has been out 3 times this season; guests of this club may go 3 times.' */
export const guestWasOut = (name: string, outings: number, most: number): string =>
  `${name} has been out ${timesText(outings)} this season; guests of this club may go ${timesText(most)}.`;
const timesText = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
/** 'Jo Lee is out in Osprey.' */
export const guestIsIn = (name: string, boat: string): string => `${name} is out in ${boat}.`;
