import { type TourKind } from './kinds.ts';
import { counted } from '../texts/counted.ts';
import { dayText } from '../time/dayText.ts';
import type { LocalDateText } from '../time/localText.ts';
import {
  LEGS_CHANGE_DAYS,
  LEGS_MAX,
  OPEN_TOURS_MAX,
  PLACE_MAX,
  TOUR_BOATS_MAX,
  TOUR_DAYS_MAX,
  TOUR_LAND_DAYS,
  TOUR_NAME_MAX,
  TOUR_NAME_MIN,
  VEHICLE_MAX,
} from './limits.ts';

/** Texts of tours (docs/product/tours.md). */
export const TOURS_OFF = 'This club does not use tours.';
export const TOUR_NOT_FOUND = 'This tour no longer exists.';
export const NOT_YOUR_TOUR = 'Only its organizer, coaches and records officers can change a tour.';

export const TOUR_NAME_LENGTH = `Names must be ${TOUR_NAME_MIN} to ${TOUR_NAME_MAX} characters long.`;
export const VEHICLE_LENGTH = `Use at most ${VEHICLE_MAX} characters.`;
export const PLACE_LENGTH = `Places can have at most ${PLACE_MAX} characters.`;
export const TOUR_ENDS_EARLIER = 'The last day cannot be before the first.';
export const TOUR_TOO_LONG = `A tour must end within ${TOUR_DAYS_MAX} days of its first day.`;
export const TOUR_TOO_FAR = 'Choose a first day within the next year.';
export const TOUR_LONG_AGO = 'This began too long ago. Request missing sorties instead.';
export const TOUR_IS_PAST = 'This is over. Request missing sorties instead.';
export const TOUR_NEEDS_BOATS = 'Choose a boat first.';
export const TOUR_BOATS_FULL = `Choose at most ${TOUR_BOATS_MAX} boats.`;
export const TOUR_BOAT_TWICE = 'Each boat can come along only once.';
export const TOUR_CREW_TWICE = 'Nobody can sit in two boats, or in two seats.';
export const crewTooLargeFor = (boat: string, seats: number): string =>
  `${boat} has ${counted(seats, 'seat')}.`;
export const crewMissing = (boat: string): string => `Choose who is in ${boat}.`;
export const TOURS_FULL = `You already organize ${OPEN_TOURS_MAX} tours. Land one first.`;

export const LEGS_TOO_MANY = `A tour can have at most ${LEGS_MAX} days on the water.`;
export const LEG_DAY_TWICE = 'Each day can have only one leg.';
export const LEG_OUTSIDE = 'A leg must be between the first day and the last.';
export const LEG_IN_FUTURE = 'A leg in the future cannot be landed yet.';
export const LEG_MILES = 'Enter the miles of the day, up to 200, such as 12 or 12.5.';
export const LEGS_NEEDED = 'Enter how far it went on at least one day.';
export const legsTooEarlyFor = (boat: string, day: LocalDateText, today: LocalDateText): string =>
  `${boat} left on ${dayText(day, today)}. Add a leg on that day or later.`;

export const TOUR_IS_AWAY = 'This tour has left. Land it instead.';
export const TOUR_NOT_AWAY = 'This tour has not left yet.';
export const TOUR_IS_LANDED = 'This tour has been landed.';
export const TOUR_STARTS_LATER = 'A tour cannot start before its first day.';
export const TOUR_ALL_AWAY = 'All of its boats are away.';
export const FIRST_DAY_STAYS = 'This tour has left, so its first day cannot change.';
export const TOUR_LAND_TOO_LATE = `It ended more than ${TOUR_LAND_DAYS} days ago. Ask the records officer.`;
export const LEGS_CHANGE_TOO_LATE = `Records officers can change legs for ${LEGS_CHANGE_DAYS} days after the landing.`;
export const LEGS_ARE_CREDITED =
  'The organizer can change legs until midnight on the day it landed. Ask the records officer.';

/** For a boat requested while it is away (rule tour.away): 'Osprey is away until 3 May: Elbe 2026.' */
export const boatAway = (boat: string, to: LocalDateText, today: LocalDateText, tour: string): string =>
  `${boat} is away until ${dayText(to, today)}: ${tour}.`;
/** Replaces the reserving member in lists of boats. */
export const awayUntil = (tour: string, to: LocalDateText, today: LocalDateText): string =>
  `${tour}, away until ${dayText(to, today)}`;
/** For a plan, a reservation or another tour of a boat that a tour has. */
export const boatOnTour = (
  boat: string,
  tour: string,
  from: LocalDateText,
  to: LocalDateText,
  today: LocalDateText,
): string => `${boat} is with ${tour} from ${dayText(from, today)} to ${dayText(to, today)}.`;
/** For landing or correcting an outing whose miles come from the tour's legs (rule tour.corrections). */
export const landWithTour = (boat: string, tour: string): string =>
  `${boat} is with ${tour}. Land it once, with its legs, on the Tours page.`;
export const legsDecide = (tour: string): string =>
  `This sortie is a day of ${tour}: the tour's legs set when and how far it went. You can correct its crew, notes and workout, or delete it.`;

export const tourPlanned = (name: string): string => `${name} is planned.`;
export const tourStarted = (name: string): string => `${name} is away. Have a good trip!`;
export const tourLanded = (name: string): string => `${name} is landed.`;
/** Members to whom a tour's boats count (rule tour.notified). */
export const addedToTour = (name: string, boat: string): string => `${name} has left, with you in ${boat}`;
export const tourIsOver = (name: string): string => `${name} should be back. Land it with its legs.`;

export const TOUR_KIND_TEXTS: Readonly<Record<TourKind, string>> = {
  tour: 'Tour',
  regatta: 'Regatta',
  camp: 'Camp',
};
