import { readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { LEGS_MAX } from '@fleetwatch/contract/tours/limits';
import type { NewTourBody, Tour, TourLeg } from '@fleetwatch/contract/tours/wire';

/** Entries of a tour. */
export type TourDraft = NewTourBody;

export const blankTour = (tour: Tour | null): TourDraft => ({
  name: tour?.name ?? '',
  kind: tour?.kind ?? 'tour',
  vehicle: tour?.vehicle ?? '',
  from: tour?.from ?? '',
  to: tour?.to ?? '',
  boats: tour?.boats.map(({ bus, crew }) => ({ bus, crew: crew.map(({ _id }) => _id) })) ?? [],
});

/** A day's field that was left empty counts as none. */
export const bodyOf = (draft: TourDraft): NewTourBody => ({ ...draft, name: draft.name.trim() });

/** A leg as entered: its distance is text, in the member's unit. */
export interface LegDraft {
  date: LocalDateText;
  from: string;
  to: string;
  amount: string;
}

export const legDrafts = (legs: readonly TourLeg[], unit: ShownUnit): LegDraft[] =>
  legs.map(({ miles, ...leg }) => ({ ...leg, amount: formatIn(miles, unit).replaceAll(',', '') }));

/** Returns the entered legs; miles are NaN if the text is not a distance. */
export const legsOf = (drafts: readonly LegDraft[], unit: ShownUnit): TourLeg[] =>
  drafts.map(({ amount, ...leg }) => ({ ...leg, miles: readAmount(amount, unit) ?? Number.NaN }));

/**
 * Returns the days of a tour that have no leg yet, up to the last permitted one.
 * @param last the club-local day for a landing; null for any day of the tour
 */
export function openDays(
  { from, to }: Pick<Tour, 'from' | 'to'>,
  legs: readonly Pick<LegDraft, 'date'>[],
  last: LocalDateText | null,
): LocalDateText[] {
  const end = last !== null && last < to ? last : to;
  const days: LocalDateText[] = [];
  if (legs.length >= LEGS_MAX) return days;
  for (let day = from; day <= end; day = addDays(day, 1))
    if (!legs.some(({ date }) => date === day)) days.push(day);
  return days;
}

/** Returns the legs with one for another day, which starts where the previous one ended. */
export function withDay(legs: readonly LegDraft[], date: LocalDateText): LegDraft[] {
  const before = legs.findLast((leg) => leg.date < date);
  return [...legs, { date, from: before?.to ?? '', to: '', amount: '' }].sort(
    (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
  );
}
