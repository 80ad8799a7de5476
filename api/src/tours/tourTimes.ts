import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { TOUR_END } from '@fleetwatch/contract/tours/limits';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';

const at = (day: LocalDateText, time: string): Date =>
  new Date(instantOf(`${day} ${time}`, currentClub().timezone));

/** When the boats of a tour become as others that are out (rule tour.away). */
export const endOfTour = (to: LocalDateText): Date => at(to, TOUR_END);

/** The time of a leg, of which nobody keeps one: noon, as for outings that are imported without; now, if that is earlier. */
export const timeOfLeg = (day: LocalDateText): Date =>
  new Date(Math.min(at(day, '12:00:00').getTime(), now().getTime()));
