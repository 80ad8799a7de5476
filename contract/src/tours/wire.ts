import type { Supervision } from '../clearances/kinds.ts';
import type { LaunchCheck, RuleReply } from '../sorties/wire.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { TourKind, TourState } from './kinds.ts';

/** Distance rowed by a tour's boats on one day (rule tour.legs). */
export interface TourLeg {
  date: LocalDateText;
  /** Names of places; '' if not given. */
  from: string;
  to: string;
  /** Per boat. */
  miles: number;
}

export interface TourPerson {
  _id: string;
  name: string;
}

/** A boat of a tour with its crew, the launcher first. */
export interface TourBoat {
  bus: string;
  busname: string;
  moniker: string;
  seats: number;
  crew: TourPerson[];
  /** In, away with the tour, or landed with it. */
  state: TourState;
  /** First day whose leg counts for it; null while it is in. */
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
  /** Transport of boats and people; '' for none. */
  vehicle: string;
  /** The earliest first, at most one per day. */
  legs: TourLeg[];
  boats: TourBoat[];
  state: TourState;
  /** Whether its end has passed without a landing: its boats are treated like others that are out. */
  isOver: boolean;
  landed: LocalDateTimeText | null;
  /** Total of all legs. */
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

/** A boat and its members, the launcher first. */
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

/** PUT /tour: the same as `NewTourBody`. If it is away, the first day and the boats that have left are unchanged. */
export interface TourBody extends NewTourBody {
  id: string;
}

/** PUT /tour-legs: replaces all legs. POST /tour-land lands with them. */
export interface TourLegsBody {
  id: string;
  legs: TourLeg[];
}

/** POST /tour-start launches the boats that are still in. */
export interface TourStartBody {
  id: string;
  /** Replies to the findings of GET /tour-check. */
  replies: RuleReply[];
  /** Supervisor of the boats with minors alone in them (rule clearance.supervision). */
  supervision?: Supervision;
}

/** A boat that could not leave, and the reason. */
export interface TourRefusal {
  bus: string;
  text: string;
}

/** Answer to POST /tour-start. */
export interface TourStarted {
  results: Tour;
  refused: TourRefusal[];
}

/** GET /tour-check/:id?supervisor={id}: the rules' findings about the start, without repeats. */
export type TourCheck = Pick<LaunchCheck, 'results' | 'canOverride'>;
