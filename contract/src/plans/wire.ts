import type { Supervision } from '../clearances/kinds.ts';
import type { BoatDamage } from '../damages/wire.ts';
import type { Trip } from '../safety/wire.ts';
import type { RuleReply, Sortie } from '../sorties/wire.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';

/** A planned outing (rule plan.repeats). Each repetition is a separate plan, with its own crew. */
export interface Plan {
  _id: string;
  /** The same for all repetitions of one plan. */
  series: string;
  /** Author's member id. */
  by: string;
  /** Author's name. */
  name: string;
  pic: string | null;
  /** User group id; null for an Open Plan. */
  group: string | null;
  /** User group's name; 'Open Plan' without one. */
  usergroup: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  /** Same as `launch`, for 'Now Boarding!'. */
  launchtime: LocalDateTimeText;
  description: string;
  /** Names of the members who have joined; `crewids` has their ids. */
  crew: string[];
  crewids: string[];
  /** Those of `crewids` whom another member entered and who have not joined yet: they are not seated. */
  invitedids: string[];
  /** Most people in the crew; null without a limit. */
  limit: number | null;
  /** Reserved fleet boats. */
  fleet: PlanBoat[];
  /** Last day of the repetition; null for a single plan. */
  weeklytill: LocalDateText | null;
  /** Weekdays of the repetition, 1 Monday to 7 Sunday. */
  weekdays: number[];
}

export interface PlanBoat {
  _id: string;
  name: string;
  moniker: string;
  /** Summary of its pending reports; absent for none (rule damage.plans). */
  damage?: BoatDamage;
}

/** POST /plan. */
export interface NewPlanBody {
  /** User group id; null for an Open Plan. */
  group: string | null;
  description: string;
  date: LocalDateText;
  /** 'HH:mm', minutes 00, 15, 30 or 45. */
  launchtime: string;
  /** 'HH:mm', later the same day. */
  landtime: string;
  /** Boat ids. */
  fleet: string[];
  /** Member ids. */
  crew: string[];
  limit: number | null;
  weeklytill: LocalDateText | null;
  weekdays: number[];
}

/** One occurrence, or it and all that follow in its series. */
export type PlanScope = 'one' | 'series';
/** PUT /plan/{id}: repetition itself is not changed by an edit. */
export interface PlanUpdateBody extends Omit<NewPlanBody, 'weeklytill' | 'weekdays' | 'date'> {
  date: LocalDateText;
  scope: PlanScope;
}
/** DELETE /plan/{id}?scope=: 'one' by default. Older clients send it in the body. */
export interface PlanRemoval {
  scope?: PlanScope;
}

/** POST /plan-launch/{id} */
export interface PlanLaunchBody {
  /** Replies to the rules' warnings and blocks (rule launch.rules); not sent by older clients. */
  replies?: RuleReply[];
  /** Supervisor of the boats with minors alone in them (rule clearance.supervision). */
  supervision?: Supervision;
  /** Expected return and destination of the boats; the plan's end if absent. */
  trip?: Trip;
}

/** Boats that were launched and boats that were not. A repeated request returns the same sorties. */
export interface PlanLaunchAnswer {
  results: Sortie[];
  /** Boats that were not launched, each with the reason; empty if all were. */
  refused: { bus: string; text: string }[];
}

/** A boat's use later today by a plan, or by a member's reservation (GET /reservations-results). */
export interface Reservation {
  /** Boat id. */
  bus_id: string;
  /** Plan id; '' for a member's reservation. */
  plan: string;
  /** The plan's author, or the reservation's owner. */
  name: string;
  /** '' for a member's reservation. */
  usergroup: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
}

/** A plan as the kiosk shows it. */
export type KioskReservation = Pick<Reservation, 'bus_id' | 'name' | 'launch' | 'land'>;

/** Address of a calendar: of a member's own plans, or of a group's. Anyone who has the address can read it. */
export interface PlanFeed {
  _id: string;
  /** User group id; null for the member's own plans. */
  group: string | null;
  /** User group's name; 'My Plans' without one. */
  usergroup: string;
  /** On the API's own origin: '/api/plans-feed/….ics'. */
  path: string;
}

/** POST /plan-feed. */
export interface NewPlanFeedBody {
  group: string | null;
}
