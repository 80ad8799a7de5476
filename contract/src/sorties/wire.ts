import type { Supervision } from '../clearances/kinds.ts';
import type { ConditionsSnapshot } from '../conditions/wire.ts';
import type { Office } from '../officers/offices.ts';
import type { Trip } from '../safety/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';

/** A block stops a launch, a warning asks first, an info is only shown. */
export type RuleLevel = 'block' | 'warn' | 'info';

/** What a rule says of a launch (rule launch.rules). */
export interface RuleAnswer {
  /** Machine code; a block's is that of its refusal: 'dry_docked'. */
  code: string;
  level: RuleLevel;
  /** For a person. */
  text: string;
  /** Rule of docs/product: 'launch.dry-docked'. */
  ruleId: string;
  /** Ids of the boats and members it is about. */
  subjectIds: string[];
  /** Whose holders may override it; absent where its code decides. */
  overriddenBy?: Office[];
}

/** What a person says to an answer: that a warning is taken, or why a block is overridden. */
export interface RuleReply {
  code: string;
  subjectIds: string[];
  /** 3 to 280 characters. A block is only overridden with a reason. */
  reason?: string;
}

/** An answer that a person took, and with which words. */
export interface AcceptedRule extends RuleAnswer {
  reason?: string;
  /** Id of the officer who signed for it at the boathouse; absent for the launcher. */
  by?: string;
}

/** GET /launch-check?bus={id}&crew={ids, comma-separated}&supervisor={id}; `private` or `borrowed` in place of `bus` for those boats */
export interface LaunchCheck {
  results: RuleAnswer[];
  /** Codes of the blocks that the caller may override. */
  canOverride: string[];
  /** Absent where the boat asks nobody aboard for a clearance. */
  seats?: SeatClearances[];
  /** Of POST /auth-launch-check: the other boats of the class in the house. Absent where clearances stop nothing. */
  boats?: AlternativeBoat[];
}

/** A boat that a member may take, or why they may not (rule clearance.may-take). */
export interface AlternativeBoat {
  _id: string;
  name: string;
  /** Null for one that they may take. */
  reason: string | null;
}

/** What a member aboard holds of what the boat asks for, and what they lack (rule clearance.seats). */
export interface SeatClearances {
  /** Member id. */
  member: string;
  /** Names: 'Swim test'. */
  held: string[];
  /** 'Swim test expired 3 May' */
  missing: string[];
}

/** One outing of one boat, the record everything else derives from (rule credit.counts). */
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
  /** `metersOf` gives the meters of one that was entered in meters. */
  miles: number;
  description: string;
  /** Member ids beside the launcher. */
  crew: string[];
  /** The launcher's season miles. */
  total_miles: number;
  /** The launcher's season trips. */
  total_trips: number;
  /** A member's own boat, borrowed or not. */
  private: boolean;
  /** Landed after the club-local day of its launch, so it credits nothing (the midnight rule); false once a coach has credited it. */
  late: boolean;
  /** Id of the tour that it is away with, or a day of (rule tour.day). */
  tour?: string;
  /** Warnings and blocks that its launcher took, with the reason of an overridden block (rule launch.override). */
  rulesTaken?: AcceptedRule[];
  /** What it was launched against unasked (rule launch.facts). */
  againstRules?: RuleAnswer[];
  /** How it was out there at its launch, in a club that uses conditions (rule condition.snapshot). */
  conditions?: ConditionsSnapshot;
  /** How many guests are aboard; absent for none (rule guest.aboard). */
  guests?: number;
  /** What was odd about its landing; absent for nothing, and in a club that does not ask. */
  odd?: LandingWarning[];
}

/** What was odd about a landing (rule land.sanity). */
export interface LandingWarning extends RuleAnswer {
  /** Whether its lander was asked, and landed nevertheless; false for one that was made without a network. */
  isConfirmed: boolean;
}

/** What a whole list of sorties adds up to. */
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
  /** Asks for what follows, as `after`; absent at the end of the list. */
  next?: string;
  /** Of the whole list; with the first page when `limit` is given. */
  sum?: SortieSum;
}

/** What the kiosk shows of an outing: no notes, no workout. */
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
  /** Who watches minors that are alone in the boat (rule clearance.supervision). */
  supervision?: Supervision;
  /** When it means to be back, and where it goes; ignored in a club that does not watch for overdue boats. */
  trip?: Trip;
  /** What is said to the answers of GET /launch-check. Absent from clients that ask nobody: warnings stop nothing, and are kept as not asked. */
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
  /** Id of a sortie of one's own: its boat once more, with its crew. */
  again?: string;
  /** Full name or e-mail. */
  name: string;
  password: string;
  /** As in `LaunchBody`. */
  supervision?: Supervision;
  trip?: Trip;
  replies?: RuleReply[];
  /** An officer who signs for the blocks that are replied to with a reason (rule kiosk.officer). */
  officer?: AuthOutstandingBody;
}

/** POST /auth-launch-check: what the rules say of the same launch, to whoever signs. */
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
  /** Who signed, for the kiosk's texts. */
  name: string;
}

/** POST /auth-last-outing, from the kiosk. */
export type AuthLastOutingBody = AuthOutstandingBody;

/** What a member did last, as the kiosk offers to do it again. */
export interface LastOuting {
  /** The sortie's id, `again` of POST /auth-launch. */
  sortie: string;
  /** Boat name. */
  bus: string;
  moniker: string;
  launch: LocalDateTimeText;
  /** Names of everybody else who was in the boat and still is a member. */
  crew: string[];
  /** Why the boat cannot leave now, for a person; null when it can. */
  refusal: string | null;
}

/** The member who signed, and their last outing; null for one who has none. */
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
  /** Asks coaches to let it count, should it be late (rule forgotten.credit). */
  asksCredit?: boolean;
  /** Codes of what was odd about it, and confirmed (rule land.sanity). */
  confirmed?: string[];
}

/** PUT /sortie-credit: a coach credits a late landing afterwards (rule credit.late). */
export interface CreditBody {
  /** Sortie id. */
  id: string;
}
