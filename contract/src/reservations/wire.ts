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
  /** The reserving member. */
  by: { _id: string; name: string };
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** Time at which it lapses unless its boat is launched. */
  launchBy: LocalDateTimeText;
  purpose: Purpose;
  note: string;
  state: ReservationState;
  /** Reason for declining it; '' for none. */
  reason: string;
}

/** A member's entry on the waiting list for a taken boat (rule reservation.waiting). */
export interface BoatWait {
  _id: string;
  boat: string;
  boatName: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** Number of members who joined earlier for some of that time. */
  ahead: number;
}

/** GET /my-reservations */
export interface MyReservationsAnswer {
  /** Future ones first, the earliest first, then those of the last 14 days. */
  results: BoatReservation[];
  waiting: BoatWait[];
  settings: ReservationSettings;
  /** Whether the caller is a coach or boat captain, who reserve without the club's limits, and decide. */
  isOfficer: boolean;
}

/** A reservation or a plan that occupies a boat. */
export interface BoatHold {
  /** Id of the reservation or the plan. */
  _id: string;
  kind: 'reservation' | 'plan';
  /** Boat id. */
  boat: string;
  /** Member who reserved it. */
  name: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** Whether it still awaits an officer's approval. */
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

/** Time for which a boat is requested. */
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

/** PUT /reservation-decision: for a series, decides all its weeks that still await approval. */
export interface ReservationDecisionBody {
  id: string;
  approve: boolean;
  /** Reason; '' for an approval. */
  reason: string;
}
