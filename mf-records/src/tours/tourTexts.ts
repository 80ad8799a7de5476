import { TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/kinds';
import type { Tour, TourBoat, TourLeg } from '@fleetwatch/contract/tours/wire';
import { shortDay } from '@fleetwatch/kit/ui/time/shortDay.ts';

export const NEEDS_NETWORK = 'Tours are changed with a network. What you have written stays on this device.';

/** 'May 1 – May 3', 'May 1' of one day */
export const daysText = ({ from, to }: Pick<Tour, 'from' | 'to'>): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

/** 'Regatta, May 1 – May 3, organised by Kim Harper' */
export const factsText = ({ kind, from, to, organiser }: Tour): string =>
  `${TOUR_KIND_TEXTS[kind]}, ${daysText({ from, to })}, organised by ${organiser.name}`;

/** 'Away until May 3' */
export function stateText({ state, isOver, to, from, landed }: Tour): string {
  if (state === 'landed') return `Landed ${shortDay(landed ?? to)}`;
  if (state === 'coming') return isOver ? 'It has not left' : `From ${shortDay(from)}`;
  return isOver ? `Was to be back ${shortDay(to)}` : `Away until ${shortDay(to)}`;
}

/** 'Kim Harper, Ana Bo'; who is in it may be said later. */
export const crewText = ({ crew }: TourBoat): string =>
  crew.length === 0 ? 'Nobody yet' : crew.map(({ name }) => name).join(', ');

/** 'Meißen – Torgau'; '' where nobody says. */
export const wayText = ({ from, to }: Pick<TourLeg, 'from' | 'to'>): string =>
  [from, to].filter((place) => place !== '').join(' – ');
