import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { ReservationSettings } from './settings.ts';
import type { Purpose, ReservationState } from './states.ts';

/** A member's reservation of a boat of the fleet (rule reservation.states). */
export interface BoatReservation {
  _id: string;
  /** The same for all weeks of one series. */
  series: string;
  isSeries: boolean;
  /** Boat id. */
  boat: string;
  boatName: string;
  /** The holder. */
  by: { _id: string; name: string };
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** When it lapses unless its boat is launched. */
  launchBy: LocalDateTimeText;
  purpose: Purpose;
  note: string;
  state: ReservationState;
  /** Why it was declined; '' for none. */
  reason: string;
}

/** That a member waits for a boat that somebody else has (rule reservation.waiting). */
export interface BoatWait {
  _id: string;
  boat: string;
  boatName: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** How many wait for some of that time before. */
  ahead: number;
}

/** GET /my-reservations */
export interface MyReservationsAnswer {
  /** Those ahead first, the earliest first, then those of the last 14 days. */
  results: BoatReservation[];
  waiting: BoatWait[];
  settings: ReservationSettings;
  /** Coaches and boat captains reserve without the club's limits, and decide. */
  isOfficer: boolean;
}

/** That a boat is not free: by a reservation or a plan. */
export interface BoatHold {
  /** Id of the reservation or the plan. */
  _id: string;
  kind: 'reservation' | 'plan';
  /** Boat id. */
  boat: string;
  /** Who has it. */
  name: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** Whether an officer has still to approve it. */
  isAsked: boolean;
}

/** GET /boat-holds?from=&to=&boat= */
export interface BoatHoldsAnswer {
  results: BoatHold[];
}

/** GET /reservation-requests, the earliest first. */
export interface ReservationRequestsAnswer {
  results: BoatReservation[];
}

/** When a boat is wanted. */
export interface WantedTime {
  /** Boat id. */
  boat: string;
  date: LocalDateText;
  /** 'HH:mm' on the quarter hour. */
  launch: string;
  /** 'HH:mm', later the same day. */
  land: string;
}

/** POST /reservation */
export interface NewReservationBody extends WantedTime {
  purpose: Purpose;
  note: string;
  /** Last day of a weekly series; null for one day. */
  until: LocalDateText | null;
}

/** POST /reservation-wait */
export type NewWaitBody = WantedTime;

/** PUT /reservation-boat */
export interface ReservationBoatBody {
  id: string;
  boat: string;
}

/** DELETE /reservation/:reservation_id?scope=: one, or it and all that follow in its series. */
export interface ReservationRemoval {
  id: string;
  scope: 'one' | 'series';
}

/** PUT /reservation-decision: of a series, of all its weeks that still wait. */
export interface ReservationDecisionBody {
  id: string;
  approve: boolean;
  /** Why not; '' for an approval. */
  reason: string;
}
