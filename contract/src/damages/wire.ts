import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { BoatPart, DamageKind, Injury, Outcome, Severity } from './kinds.ts';
import type { DamageState } from './states.ts';

/** What a boat's row shows of its pending reports: the gravest one (rule damage.severity). */
export interface BoatDamage {
  severity: Severity;
  /** The report's number among those of its boat. */
  no: number;
  text: string;
  /** Ids of the boat's pending reports of this severity. */
  ids: string[];
}

/** A member in a report. */
export interface DamagePerson {
  _id: string;
  name: string;
}

/** A report as lists show it. */
export interface DamageRow {
  _id: string;
  /** Counts the reports of its boat, from 1. */
  no: number;
  boat: string;
  boatName: string;
  /** Fleet group id. */
  group: string;
  kind: DamageKind;
  parts: BoatPart[];
  /** From 1 at the bow; null for none. */
  seat: number | null;
  severity: Severity;
  text: string;
  by: DamagePerson;
  at: LocalDateTimeText;
  state: DamageState;
  assignee: DamagePerson | null;
  dueBy: LocalDateText | null;
  /** Its reporter says that the boat is unfit, and a second person has to confirm it (rule damage.second-person). */
  isUnconfirmed?: true;
}

/** GET /damages-results: all pending reports, the oldest first. */
export interface DamagesAnswer {
  results: DamageRow[];
}

/** GET /damages-closed-results: closed and rejected reports, the latest first. */
export interface ClosedDamagesPage extends DamagesAnswer {
  /** What `after` asks for what follows; absent on the last page. */
  next?: string;
}

export interface DamageRepair {
  at: LocalDateTimeText;
  by: DamagePerson;
  text: string;
  minutes: number;
  /** In the club's currency, with cents. */
  cost: number;
  parts: BoatPart[];
}

/** A step that a report has made. */
export interface DamageStep {
  at: LocalDateTimeText;
  /** Null where the boat left the fleet. */
  by: DamagePerson | null;
  state: DamageState;
  /** Of a rejection and a reopening. */
  reason: string | null;
}

/** GET /damage/{damage_id}, and the answer of every write to a report. */
export interface Damage extends DamageRow {
  where: string;
  repairs: DamageRepair[];
  steps: DamageStep[];
  /** The sum of the repairs' costs. */
  cost: number;
  costEstimate: number | null;
  insurance: string;
  /** Names of its photos, `damages/{name}.jpg` in the club's storage; each arrives by itself (rule damage.photos). */
  photos: string[];
  outcome: Outcome | null;
  /** The report that this one repeats. */
  duplicateOf: string | null;
  /** What the caller may make of it now (rule damage.who). */
  may: DamageState[];
  /** Whether the caller may set its severity, assignee and date. */
  mayCare: boolean;
  /** The caller may confirm that the boat is unfit; absent otherwise (rule damage.second-person). */
  mayConfirm?: true;
  /** Whether the caller may edit or withdraw it as its reporter (rule damage.own). */
  isOwn: boolean;
  /** For officers and coaches, and its reporter; absent for others. */
  injury?: Injury;
  thirdParty?: { name: string; contact: string } | null;
}

/** How often a boat is looked after (rule damage.maintenance). */
export interface Maintenance {
  /** Null for no limit by miles. */
  everyMiles: number | null;
  /** Null for no limit by days. */
  everyDays: number | null;
  /** What is to be done. */
  text: string;
}

/** PUT /fleet-maintenance; without miles and days the boat is not looked after by the clock any more. */
export interface MaintenanceBody extends Maintenance {
  /** Boat id. */
  id: string;
}

/** A boat as its label names it. */
export interface LabelledBoat {
  _id: string;
  name: string;
  className: string;
}

/** GET /fleet-labels: a sheet of labels for racks, each with a code that opens the form of a boat's report. */
export interface LabelsAnswer {
  fileName: string;
  /** The PDF, base64. */
  pdf: string;
}

/** What a reporter says. */
export interface DamageFields {
  kind: DamageKind;
  /** Each once. */
  parts: BoatPart[];
  seat: number | null;
  severity: Severity;
  text: string;
  where?: string;
  injury?: Injury;
  thirdParty?: { name: string; contact: string } | null;
  /** Names of photos that the reporter uploads, before or after the report. */
  photos?: string[];
}

/** POST /damage */
export interface NewDamageBody extends DamageFields {
  /** Boat id. */
  boat: string;
  /** The outing after which it was found; null for none. */
  sortie: string | null;
}

/** PUT /damage/{damage_id}, by its reporter within half an hour. */
export type DamageEditBody = DamageFields;

/** PUT /damage-state */
export interface DamageStateBody {
  id: string;
  /** The state that the caller saw. */
  from: DamageState;
  to: DamageState;
  /** Of a rejection and a reopening; null otherwise. */
  reason: string | null;
  /** Of a closing; null otherwise. */
  outcome: Outcome | null;
  /** With outcome 'duplicate': the report that stays. */
  duplicateOf?: string | null;
}

/** PUT /damages-reject: several reports at once, safe to repeat (rule damage.reject-several). */
export interface DamagesRejectBody {
  ids: string[];
  reason: string;
}

export interface DamagesRejectAnswer {
  /** How many of them are rejected now. */
  rejected: number;
  /** How many are not: in repair, closed, or unknown. */
  left: number;
}

/** PUT /damage-care, by the boat captain and coaches. */
export interface DamageCareBody {
  id: string;
  severity: Severity;
  /** Member id. */
  assignee: string | null;
  dueBy: LocalDateText | null;
  costEstimate: number | null;
  insurance: string;
}

/** POST /damage-repair */
export interface DamageRepairBody {
  id: string;
  text: string;
  minutes: number;
  cost: number;
  parts: BoatPart[];
}
