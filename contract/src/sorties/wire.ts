import type { Supervision } from '../clearances/kinds.ts';
import type { ConditionsSnapshot } from '../conditions/wire.ts';
import type { Office } from '../officers/offices.ts';
import type { Trip } from '../safety/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';

/** A block stops a launch, a warning asks first, an info is only shown. */
export type RuleLevel = 'block' | 'warn' | 'info';

/** A rule's finding about a launch (rule launch.rules). */
export interface RuleAnswer {
  /** Machine code; a block's is that of its refusal: 'dry_docked'. */
  code: string;
  level: RuleLevel;
  /** Readable text. */
  text: string;
  /** Rule of docs/product: 'launch.dry-docked'. */
  ruleId: string;
  /** Ids of the boats and members concerned. */
  subjectIds: string[];
  /** Offices that may override it; if absent, its code decides. */
  overriddenBy?: Office[];
}

/** Reply to a finding: an accepted warning, or the reason for overriding a block. */
export interface RuleReply {
  code: string;
  subjectIds: string[];
  /** 3 to 280 characters. A block can only be overridden with a reason. */
  reason?: string;
}

/** An accepted finding, with the text that was shown. */
export interface AcceptedRule extends RuleAnswer {
  reason?: string;
  /** Id of the officer who approved it at the boathouse; absent for the launcher. */
  by?: string;
}

/** GET /launch-check?bus={id}&crew={ids, comma-separated}&supervisor={id}; `private` or `borrowed` in place of `bus` for those boats */
export interface LaunchCheck {
  results: RuleAnswer[];
  /** Codes of the blocks that the caller may override. */
  canOverride: string[];
  /** Absent if the boat requires no clearance of its crew. */
  seats?: SeatClearances[];
  /** Of POST /auth-launch-check: the other available boats of the class. Absent if clearances stop nothing. */
  boats?: AlternativeBoat[];
}

/** A boat that a member may take, or the reason why they may not (rule clearance.may-take). */
export interface AlternativeBoat {
  _id: string;
  name: string;
  /** Null if they may take it. */
  reason: string | null;
}

/** Required clearances that a member aboard has and lacks (rule clearance.seats). */
export interface SeatClearances {
  /** Member id. */
  member: string;
  /** Names: 'Swim test'. */
  held: string[];
  /** 'Swim test expired 3 May' */
  missing: string[];
}

/** One outing of one boat, the record from which all statistics derive (rule credit.counts). */
export interface Sortie {
  _id: string;
  /** Boat name. */
  bus: string;
  bus_id: string;
  /** Moniker of the boat's class. */
  moniker: string;
  /** Launcher's name. */
  user: string;
  user_id: string;
  /** Launcher's picture. */
  pic: string | null;
  launch: LocalDateTimeText;
  /** Null while out. */
  land: LocalDateTimeText | null;
  /** `metersOf` returns the exact meters if they were entered in meters. */
  miles: number;
  description: string;
  /** Member ids besides the launcher. */
  crew: string[];
  /** The launcher's season miles. */
  total_miles: number;
  /** The launcher's season trips. */
  total_trips: number;
  /** A member's own boat, borrowed or not. */
  private: boolean;
  /** Landed after the club-local day of its launch, so it credits nothing (the midnight rule); false once a coach has credited it. */
  late: boolean;
  /** Id of its tour (rule tour.day). */
  tour?: string;
  /** Warnings and blocks that its launcher accepted, with the reason of an overridden block (rule launch.override). */
  rulesTaken?: AcceptedRule[];
  /** Findings that its launch ignored without being asked (rule launch.facts). */
  againstRules?: RuleAnswer[];
  /** Conditions at its launch, in a club that uses them (rule condition.snapshot). */
  conditions?: ConditionsSnapshot;
  /** Number of guests aboard; absent for none (rule guest.aboard). */
  guests?: number;
  /** Questionable points of its landing; absent for none, and in a club without these questions. */
  odd?: LandingWarning[];
}

/** Questionable points of a landing (rule land.sanity). */
export interface LandingWarning extends RuleAnswer {
  /** Whether the landing member was asked and confirmed; false for a landing made without a network. */
  isConfirmed: boolean;
}

/** Totals of a whole list of sorties. */
export interface SortieSum {
  sorties: number;
  /** Credited miles, without late landings (rule activity.late). */
  miles: number;
  /** Days with at least one sortie. */
  days: number;
}

/** An answer of a list of past sorties (rule sortie.pages). */
export interface SortiePage {
  results: Sortie[];
  /** Value of `after` for the next page; absent at the end of the list. */
  next?: string;
  /** Totals of the whole list; with the first page if `limit` is given. */
  sum?: SortieSum;
}

/** An outing as the kiosk shows it: without notes and workout. */
export type KioskSortie = Pick<
  Sortie,
  | ('_id' | 'bus' | 'bus_id' | 'moniker' | 'user' | 'pic' | 'launch' | 'land' | 'miles' | 'crew')
  | ('total_miles' | 'total_trips')
>;

/** POST /launch. `bus` null with `borrowed` set takes that member's private single. */
export interface LaunchBody {
  bus: string | null;
  user: string;
  /** Member id of the lender. */
  borrowed: string | null;
  crew: string[] | null;
  /** Workout text. */
  description: string | null;
  /** Workout type id. */
  group: string | null;
  /** Supervisor of minors who are alone in the boat (rule clearance.supervision). */
  supervision?: Supervision;
  /** Expected return and destination; ignored in a club that does not watch for overdue boats. */
  trip?: Trip;
  /**
   * Replies to the findings of GET /launch-check. Absent from clients without a dialog: warnings stop nothing, and are stored
   * as not asked.
   */
  replies?: RuleReply[];
}

/** POST /launch-1p and /launch-248p: the member's own private boat. */
export type PrivateLaunchBody = Pick<
  LaunchBody,
  'user' | 'description' | 'group' | 'supervision' | 'trip' | 'replies'
>;

/** POST /auth-launch, from the kiosk: exactly one of `bus`, `borrowed`, `private`, `again`. */
export interface AuthLaunchBody {
  bus?: string;
  borrowed?: string;
  private?: '1p' | '248p';
  /** Id of the member's own sortie, to repeat with the same boat and crew. */
  again?: string;
  /** Full name or email. */
  name: string;
  password: string;
  /** Same as in `LaunchBody`. */
  supervision?: Supervision;
  trip?: Trip;
  replies?: RuleReply[];
  /** An officer who approves the overridden blocks (rule kiosk.officer). */
  officer?: AuthOutstandingBody;
}

/** POST /auth-launch-check: the rules' findings about the same launch, for the member who signs in. */
export type AuthLaunchCheckBody = Omit<AuthLaunchBody, 'replies' | 'officer'>;

/** POST /auth-sorties-stillout-byuser-results, from the kiosk. */
export interface AuthOutstandingBody {
  name: string;
  password: string;
}

/** Its answer: the member's outstanding sorties and the landing token that POST /land with `uid: null` presents. */
export interface AuthOutstandingAnswer {
  results: Sortie[];
  /** 10 minutes, these sorties only; sent as `Authorization: Bearer`. */
  token: string;
  /** Name of the member who signed in, for the kiosk's texts. */
  name: string;
}

/** POST /auth-last-outing, from the kiosk. */
export type AuthLastOutingBody = AuthOutstandingBody;

/** A member's latest outing, which the kiosk offers to repeat. */
export interface LastOuting {
  /** The sortie's id, `again` of POST /auth-launch. */
  sortie: string;
  /** Boat name. */
  bus: string;
  moniker: string;
  launch: LocalDateTimeText;
  /** Names of the rest of the crew, without former members. */
  crew: string[];
  /** Reason why the boat cannot leave now, for a person; null if it can. */
  refusal: string | null;
}

/** The member who signed in, and their latest outing; null if they have none. */
export interface LastOutingAnswer {
  name: string;
  results: LastOuting | null;
}

/** POST /land. Landing again overwrites miles and notes. */
export interface LandBody {
  sortie: string;
  /** To the hundredth, or whole meters divided by 1,609.344 (rule distance.stored). */
  miles: number;
  /** Notes. */
  description: string;
  /** Null in the boathouse. */
  uid: string | null;
  /** Whether to request credit from coaches if it is late (rule forgotten.credit). */
  asksCredit?: boolean;
  /** Codes of the questionable points that were confirmed (rule land.sanity). */
  confirmed?: string[];
}

/** PUT /sortie-credit: a coach credits a late landing afterwards (rule credit.late). */
export interface CreditBody {
  /** Sortie id. */
  id: string;
}
