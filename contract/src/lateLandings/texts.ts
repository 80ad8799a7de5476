import { dayText } from '../time/dayText.ts';
import type { LocalDateText } from '../time/localText.ts';

export const LATE_LANDINGS_OFF = 'This club does not ask about forgotten landings.';
export const NOT_UNLANDED = 'This boat was landed, or left today.';

/**
 * Questions and notes to the launcher (rules forgotten.question, forgotten.next): without names, as lock screens are visible to
 * anyone.
 */
export const yesterdaysOut = (boat: string): string => `${boat} has been out since yesterday. How far?`;
export const stillOutSince = (boat: string, day: LocalDateText, today: LocalDateText): string =>
  `${boat} has been out since ${dayText(day, today)}. How far?`;
export const ANSWER_DISTANCE = 'Tell us how far it went, or that you do not know.';
export const boatTakenAgain = (boat: string): string => `${boat} has been taken out again`;
export const askDistanceOf = (day: LocalDateText, today: LocalDateText): string =>
  `You took it out on ${dayText(day, today)} and did not land it. How far did it go?`;

/** Asked of the next member to take the boat (rule forgotten.next). */
export const isBoatHere = (name: string, day: LocalDateText, today: LocalDateText): string =>
  `${name} took it out on ${dayText(day, today)} and has not landed it. Is the boat here?`;
/** In lists of boats. */
export const outWith = (name: string, day: LocalDateText, today: LocalDateText): string =>
  `Out with ${name} since ${dayText(day, today)}`;

/** For coaches (rules forgotten.credit, forgotten.ashore). */
export const creditRequested = (boat: string): string => `Request to count a late landing of ${boat}`;
/** Reason of the request to delete it. */
export const IT_NEVER_WENT_OUT = 'It never went out.';
export const neverWentOut = (boat: string): string => `${boat} never went out`;
export const sortieOn = (day: LocalDateText, today: LocalDateText): string =>
  `Its sortie on ${dayText(day, today)}.`;
