import type { FieldRule } from '../errors/fieldRule.ts';
import { mayLandMiles, storedHundredths, tidyMiles } from '../sorties/distance.ts';
import type { LocalDateText } from '../time/localText.ts';
import { addDays, daysBetween } from '../time/weeks.ts';
import * as limits from './limits.ts';
import * as texts from './texts.ts';
import type { NewTourBody, TourBoatBody, TourLeg } from './wire.ts';

const within =
  (min: number, max: number, text: string): FieldRule =>
  (value) => {
    const { length } = value.trim();
    return length < min || length > max ? text : null;
  };

/** Spaces around these do not count. */
export const tourNameRule = within(limits.TOUR_NAME_MIN, limits.TOUR_NAME_MAX, texts.TOUR_NAME_LENGTH);
export const vehicleRule = within(0, limits.VEHICLE_MAX, texts.VEHICLE_LENGTH);
export const placeRule = within(0, limits.PLACE_MAX, texts.PLACE_LENGTH);

/** A refusal and the field of the form beside which it is shown. */
export interface TourFieldRefusal {
  field: string;
  text: string;
}

/**
 * Refuses invalid days of a tour (rule tour.make).
 * @param today the club-local day
 * @param from the first day of a tour that has left; null for one that is planned
 */
export function tourDaysRefusal(
  tour: Pick<NewTourBody, 'from' | 'to'>,
  today: LocalDateText,
  from: LocalDateText | null = null,
): TourFieldRefusal | null {
  if (tour.to < tour.from) return { field: 'to', text: texts.TOUR_ENDS_EARLIER };
  if (daysBetween(tour.from, tour.to) > limits.TOUR_DAYS_MAX)
    return { field: 'to', text: texts.TOUR_TOO_LONG };
  if (from !== null) return tour.from === from ? null : { field: 'from', text: texts.FIRST_DAY_STAYS };
  if (tour.from > addDays(today, limits.TOUR_AHEAD_DAYS)) return { field: 'from', text: texts.TOUR_TOO_FAR };
  if (tour.to < today) return { field: 'to', text: texts.TOUR_IS_PAST };
  return tour.from < addDays(today, -limits.TOUR_BACK_DAYS)
    ? { field: 'from', text: texts.TOUR_LONG_AGO }
    : null;
}

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;

/** Refuses invalid boats of a tour; their crews may be given later (rule tour.boats). */
export function tourBoatsRefusal(boats: readonly TourBoatBody[]): TourFieldRefusal | null {
  const field = 'boats';
  if (boats.length === 0) return { field, text: texts.TOUR_NEEDS_BOATS };
  if (boats.length > limits.TOUR_BOATS_MAX) return { field, text: texts.TOUR_BOATS_FULL };
  if (hasTwice(boats.map(({ bus }) => bus))) return { field, text: texts.TOUR_BOAT_TWICE };
  return hasTwice(boats.flatMap(({ crew }) => crew)) ? { field, text: texts.TOUR_CREW_TWICE } : null;
}

/** Returns the first refusal of a tour as entered; null for none. */
export function tourRefusal(
  tour: NewTourBody,
  today: LocalDateText,
  from: LocalDateText | null = null,
): TourFieldRefusal | null {
  const name = tourNameRule(tour.name);
  if (name !== null) return { field: 'name', text: name };
  const vehicle = vehicleRule(tour.vehicle);
  if (vehicle !== null) return { field: 'vehicle', text: vehicle };
  return tourDaysRefusal(tour, today, from) ?? tourBoatsRefusal(tour.boats);
}

/** Miles of a leg: more than 0, up to the limit of a sortie. */
export const mayBeLeg = (miles: number): boolean => miles > 0 && mayLandMiles(miles);

function legRefusal(leg: TourLeg, { from, to }: Pick<NewTourBody, 'from' | 'to'>): string | null {
  if (leg.date < from || leg.date > to) return texts.LEG_OUTSIDE;
  return placeRule(leg.from) ?? placeRule(leg.to) ?? (mayBeLeg(leg.miles) ? null : texts.LEG_MILES);
}

/**
 * Returns why these legs cannot be a tour's; null if they can (rule tour.legs).
 * @param landsOn day of the landing, the latest day of a leg; null while they are only planned
 */
export function legsRefusal(
  legs: readonly TourLeg[],
  tour: Pick<NewTourBody, 'from' | 'to'>,
  landsOn: LocalDateText | null,
): string | null {
  if (legs.length > limits.LEGS_MAX) return texts.LEGS_TOO_MANY;
  if (hasTwice(legs.map(({ date }) => date))) return texts.LEG_DAY_TWICE;
  for (const leg of legs) {
    const text = legRefusal(leg, tour);
    if (text !== null) return text;
  }
  if (landsOn === null) return null;
  if (legs.length === 0) return texts.LEGS_NEEDED;
  return legs.some(({ date }) => date > landsOn) ? texts.LEG_IN_FUTURE : null;
}

/** Returns a leg's distance as stored (rule distance.stored): the only place that reads a leg's distance. */
export const legHundredths = ({ miles }: Pick<TourLeg, 'miles'>): number => storedHundredths(miles);

/** Returns the miles that a boat rows on these legs. */
export const legsMiles = (legs: readonly Pick<TourLeg, 'miles'>[]): number =>
  tidyMiles(legs.reduce((sum, leg) => sum + legHundredths(leg), 0) / 100);

/**
 * Returns the notes of a day of a tour: 'Elbe 2026: Meißen – Torgau'.
 * @param name the tour's
 */
export function legNotes(name: string, { from, to }: Pick<TourLeg, 'from' | 'to'>): string {
  const way = [from, to].filter((place) => place !== '').join(' – ');
  return way === '' ? name : `${name}: ${way}`;
}
