import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { LEGS_MAX } from '@fleetwatch/contract/tours/limits';
import type { NewTourBody, Tour, TourLeg } from '@fleetwatch/contract/tours/wire';

/** What is entered of a tour. */
export type TourDraft = NewTourBody;

export const blankTour = (tour: Tour | null): TourDraft => ({
  ...{ name: tour?.name ?? '', kind: tour?.kind ?? 'tour', vehicle: tour?.vehicle ?? '' },
  ...{ from: tour?.from ?? '', to: tour?.to ?? '' },
  boats: tour?.boats.map(({ bus, crew }) => ({ bus, crew: crew.map(({ _id }) => _id) })) ?? [],
});

/** A field of a day that was left empty is none. */
export const bodyOf = (draft: TourDraft): NewTourBody => ({ ...draft, name: draft.name.trim() });

/** A leg as it is entered: its miles are text. */
export interface LegDraft {
  date: LocalDateText;
  from: string;
  to: string;
  miles: string;
}

export const legDrafts = (legs: readonly TourLeg[]): LegDraft[] =>
  legs.map(({ miles, ...leg }) => ({ ...leg, miles: String(miles) }));

/** Miles as they are typed, with a comma too; NaN for what is none. */
const milesOf = (typed: string): number =>
  /^\d+(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : NaN;

export const legsOf = (drafts: readonly LegDraft[]): TourLeg[] =>
  drafts.map(({ miles, ...leg }) => ({ ...leg, miles: milesOf(miles) }));

/**
 * The days of a tour that have no leg yet, up to the last that may have one.
 * @param last the club's day for a landing; null for any day of the tour
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

/** With a leg for another day, which begins where the one before it ended. */
export function withDay(legs: readonly LegDraft[], date: LocalDateText): LegDraft[] {
  const before = legs.findLast((leg) => leg.date < date);
  return [...legs, { date, from: before?.to ?? '', to: '', miles: '' }].sort(
    (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
  );
}
