import type { Supervision } from '../clearances/kinds.ts';
import type { LaunchCheck, RuleReply } from '../sorties/wire.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { TourKind, TourState } from './kinds.ts';

/** What a tour's boats row on one day (rule tour.legs). */
export interface TourLeg {
  date: LocalDateText;
  /** Names of places; '' where nobody says. */
  from: string;
  to: string;
  /** Of each boat. */
  miles: number;
}

export interface TourPerson {
  _id: string;
  name: string;
}

/** A boat of a tour with its crew, whoever launches it first. */
export interface TourBoat {
  bus: string;
  busname: string;
  moniker: string;
  seats: number;
  crew: TourPerson[];
  /** In, away with the tour, or landed with it. */
  state: TourState;
  /** The first day whose leg counts for it; null while it is in. */
  since: LocalDateText | null;
}

/** Boats that are away together for days: a tour, a regatta or a camp (rule tour.states). */
export interface Tour {
  _id: string;
  name: string;
  kind: TourKind;
  from: LocalDateText;
  to: LocalDateText;
  organiser: TourPerson;
  /** What brings boats and people there; '' for nothing. */
  vehicle: string;
  /** The earliest first, one for a day at most. */
  legs: TourLeg[];
  boats: TourBoat[];
  state: TourState;
  /** Whether its end has passed although it is not landed: its boats are as others that are out. */
  isOver: boolean;
  landed: LocalDateTimeText | null;
  /** Of all legs. */
  miles: number;
  /** Whether the caller may change it, start it and land it. */
  mayEdit: boolean;
  /** Whether the caller may change its legs. */
  mayEditLegs: boolean;
}

/** GET /tours-results: those that are not landed first, the earliest first; then past ones, the latest first. */
export interface ToursAnswer {
  results: Tour[];
}

/** A boat and the members in it, whoever launches it first. */
export interface TourBoatBody {
  bus: string;
  crew: string[];
}

/** POST /tour */
export interface NewTourBody {
  name: string;
  kind: TourKind;
  from: LocalDateText;
  to: LocalDateText;
  vehicle: string;
  boats: TourBoatBody[];
}

/** PUT /tour: what `NewTourBody` has. Of one that is away the first day stays, and boats that have left stay as they are. */
export interface TourBody extends NewTourBody {
  id: string;
}

/** PUT /tour-legs: all legs, in place of those before. POST /tour-land lands with them. */
export interface TourLegsBody {
  id: string;
  legs: TourLeg[];
}

/** POST /tour-start launches the boats that are still in. */
export interface TourStartBody {
  id: string;
  /** What is said to the answers of GET /tour-check. */
  replies: RuleReply[];
  /** Who watches the boats with minors alone in them (rule clearance.supervision). */
  supervision?: Supervision;
}

/** A boat that could not leave, and why. */
export interface TourRefusal {
  bus: string;
  text: string;
}

/** Its answer. */
export interface TourStarted {
  results: Tour;
  refused: TourRefusal[];
}

/** GET /tour-check/:id?supervisor={id}: what the rules say of the start, each answer once. */
export type TourCheck = Pick<LaunchCheck, 'results' | 'canOverride'>;
