import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { TOUR_END } from '@fleetwatch/contract/tours/limits';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';

const at = (day: LocalDateText, time: string): Date =>
  new Date(instantOf(`${day} ${time}`, currentClub().timezone));

/** Returns when boats of a tour start to count like any others that are out (rule tour.away). */
export const endOfTour = (to: LocalDateText): Date => at(to, TOUR_END);

/**
 * Returns the time of a leg, which is not recorded: noon, as for imported outings without a time; now, if
 * that is earlier.
 */
export const timeOfLeg = (day: LocalDateText): Date =>
  new Date(Math.min(at(day, '12:00:00').getTime(), now().getTime()));
