import { TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/texts';
import { counted } from '@fleetwatch/contract/texts/counted';
import type { Tour, TourBoat, TourLeg } from '@fleetwatch/contract/tours/wire';
import { dayText } from '@fleetwatch/contract/time/dayText';

export const NEEDS_CONNECTION =
  'You need a connection to change tours. What you have written stays on this device.';

/** 'May 1 – May 3', 'May 1' of one day */
export const daysText = ({ from, to }: Pick<Tour, 'from' | 'to'>): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

/** 'Regatta, May 1 – May 3, organized by Kim Harper' */
export const factsText = ({ kind, from, to, organiser }: Tour): string =>
  `${TOUR_KIND_TEXTS[kind]}, ${daysText({ from, to })}, organized by ${organiser.name}`;

/** 'Away until May 3' */
export function stateText({ state, isOver, to, from, landed }: Tour): string {
  if (state === 'landed') return `Landed ${dayText(landed ?? to)}`;
  if (state === 'coming') return isOver ? 'Not started' : `Starts ${dayText(from)}`;
  return isOver ? `Due back ${dayText(to)}` : `Away until ${dayText(to)}`;
}

/** 'Kim Harper, Ana Bo' */
export const crewText = ({ crew }: TourBoat): string =>
  crew.length === 0 ? 'No crew yet' : crew.map(({ name }) => name).join(', ');

/** 'Meißen – Torgau'; '' if neither is given. */
export const wayText = ({ from, to }: Pick<TourLeg, 'from' | 'to'>): string =>
  [from, to].filter((place) => place !== '').join(' – ');
export const CANCEL_EFFECT = 'Its boats become free for plans and reservations again.';
export const KEEP_TOUR = 'Keep tour';
export const CANCEL_TOUR = 'Cancel tour';
export const cancelQuestion = (tour: string): string => `Cancel ${tour}?`;
export const CHOOSE_A_DAY = 'Choose a day';
export const ANOTHER_DAY = 'Another day';
export const addDay = (day: string): string => `Add ${day}`;
export const TO = 'To';
export const FROM = 'From';
export const BACK = 'Back';
export const SAVE_LEGS = 'Save legs';
export const LEGS_HINT =
  "Each day's distance counts on that day, for each boat and everyone in it. A day without a leg does not count.";
export const LEGS = 'Legs';
export const LANDING = 'Landing';
export const legsTitle = (tour: string): string => `Legs of ${tour}`;
export const landTitle = (tour: string): string => `Land ${tour}`;
export const legsSaved = (tour: string): string => `The legs of ${tour} were saved.`;
export const START_EFFECT =
  'Until the tour ends, these boats are not listed as still out, and no one is alerted about them.';
export const CANCEL = 'Cancel';
export const launchQuestion = (boats: readonly string[]): string => `Launch ${boats.join(', ')} now?`;
export const removeBoat = (boat: string): string => `Remove ${boat}`;
export const addCrewTo = (boat: string): string => `Add crew to ${boat}`;
export const crewOf = (boat: string): string => `Crew of ${boat}`;
export const hasLeft = (crew: string): string => `${crew}. Already launched.`;
export const CHANGE = 'Change';
export const START = 'Start';
export const LAUNCH_OTHERS = 'Launch the others';
export const LAND = 'Land';
export const IN_BOATHOUSE = 'In the boathouse';
export const boatsOf = (tour: string): string => `Boats of ${tour}`;
export const CSV = 'CSV';
export const PLAN_TOUR = 'Plan tour';
export const SAVE = 'Save';
export const CHOOSE_A_BOAT = 'Choose a boat';
export const ADD_A_BOAT = 'Add a boat';
export const VEHICLE = 'Trailer or bus';
export const LAST_DAY_HINT = 'No one searches for the boats before 20:00 on this day.';
export const LAST_DAY = 'Last day';
export const FIRST_DAY = 'First day';
export const KIND = 'Kind';
export const NAME = 'Name';
export const TOUR = 'Tour';
export const PLAN_A_TOUR = 'Plan a tour';
export const tourChanged = (tour: string): string => `${tour} was changed.`;
export const NO_PAST_TOURS = 'No past tours yet.';
export const PAST = 'Past';
export const NO_TOURS_PLANNED = 'No tours are planned.';
export const UPCOMING = 'Upcoming';
export const NO_TOURS_AWAY = 'No boats are away.';
export const AWAY = 'Away';
export const landBoatsWith = (boats: number, distance: string): string =>
  `Land ${counted(boats, 'boat')} with ${distance}`;
export const launchBoats = (boats: number): string => `Launch ${counted(boats, 'boat')}`;
export const boatWithSeats = (boat: string, seats: number): string => `${boat}, ${counted(seats, 'seat')}`;
export const distanceEach = (distance: string): string => `${distance} each`;
/** 'Osprey (2x)' */
export const boatOption = (boat: string, moniker: string): string => `${boat} (${moniker})`;
/** A tab with its number of tours: 'Away (2)' */
export const tabLabel = (label: string, count: number): string => `${label} (${count})`;
export const removeDay = (day: string): string => `Remove ${day}`;
export const REMOVE = 'Remove';
