import { TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/kinds';
import type { Tour, TourBoat, TourLeg } from '@fleetwatch/contract/tours/wire';
import { dayText } from '@fleetwatch/contract/time/dayText';

export const NEEDS_NETWORK = 'Tours are changed with a network. What you have written stays on this device.';

/** 'May 1 – May 3', 'May 1' of one day */
export const daysText = ({ from, to }: Pick<Tour, 'from' | 'to'>): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

/** 'Regatta, May 1 – May 3, organised by Kim Harper' */
export const factsText = ({ kind, from, to, organiser }: Tour): string =>
  `${TOUR_KIND_TEXTS[kind]}, ${daysText({ from, to })}, organised by ${organiser.name}`;

/** 'Away until May 3' */
export function stateText({ state, isOver, to, from, landed }: Tour): string {
  if (state === 'landed') return `Landed ${dayText(landed ?? to)}`;
  if (state === 'coming') return isOver ? 'It has not left' : `From ${dayText(from)}`;
  return isOver ? `Was to be back ${dayText(to)}` : `Away until ${dayText(to)}`;
}

/** 'Kim Harper, Ana Bo'; who is in it may be said later. */
export const crewText = ({ crew }: TourBoat): string =>
  crew.length === 0 ? 'Nobody yet' : crew.map(({ name }) => name).join(', ');

/** 'Meißen – Torgau'; '' where nobody says. */
export const wayText = ({ from, to }: Pick<TourLeg, 'from' | 'to'>): string =>
  [from, to].filter((place) => place !== '').join(' – ');
