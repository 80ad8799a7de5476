import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { BoatPart, DamageKind, Injury, Outcome, Severity } from './kinds.ts';
import type { DamageState } from './states.ts';

/** Summary of pending reports in a boat's row: the most severe one (rule damage.severity). */
export interface BoatDamage {
  severity: Severity;
  /** The report's number among those of its boat. */
  no: number;
  text: string;
  /** Ids of the boat's pending reports of this severity. */
  ids: string[];
}

/** A member named in a report. */
export interface DamagePerson {
  _id: string;
  name: string;
}

/** A report in a list. */
export interface DamageRow {
  _id: string;
  /** Number among the reports of its boat, from 1. */
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
  /** Whether the reporter called the boat unfit, which a second person must confirm (rule damage.second-person). */
  isUnconfirmed?: true;
}

/** GET /damages-results: all pending reports, the oldest first. */
export interface DamagesAnswer {
  results: DamageRow[];
}

/** GET /damages-closed-results: closed and rejected reports, the latest first. */
export interface ClosedDamagesPage extends DamagesAnswer {
  /** Value of `after` for the next page; absent on the last one. */
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

/** A completed step of a report. */
export interface DamageStep {
  at: LocalDateTimeText;
  /** Null if the boat has left the fleet. */
  by: DamagePerson | null;
  state: DamageState;
  /** For a rejection or a reopening. */
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
  /** Names of its photos, `damages/{name}.jpg` in the club's storage; each is uploaded separately (rule damage.photos). */
  photos: string[];
  outcome: Outcome | null;
  /** The original of a duplicate report. */
  duplicateOf: string | null;
  /** Steps that the caller may take now (rule damage.who). */
  may: DamageState[];
  /** Whether the caller may set its severity, assignee and date. */
  mayCare: boolean;
  /** Whether the caller may confirm that the boat is unfit; absent otherwise (rule damage.second-person). */
  mayConfirm?: true;
  /** Whether the caller may edit or withdraw it as its reporter (rule damage.own). */
  isOwn: boolean;
  /** For officers, coaches and its reporter; absent for others. */
  injury?: Injury;
  thirdParty?: { name: string; contact: string } | null;
}

/** Maintenance interval of a boat (rule damage.maintenance). */
export interface Maintenance {
  /** Null for no limit by miles. */
  everyMiles: number | null;
  /** Null for no limit by days. */
  everyDays: number | null;
  /** Work to do. */
  text: string;
}

/** PUT /fleet-maintenance; without miles and days the boat has no scheduled maintenance. */
export interface MaintenanceBody extends Maintenance {
  /** Boat id. */
  id: string;
}

/** Boat on a label. */
export interface LabelledBoat {
  _id: string;
  name: string;
  className: string;
}

/** GET /fleet-labels: a sheet of rack labels, each with a code that opens a boat's report form. */
export interface LabelsAnswer {
  fileName: string;
  /** The PDF, base64. */
  pdf: string;
}

/** A reporter's entries. */
export interface DamageFields {
  kind: DamageKind;
  /** Without repeats. */
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
  /** The outing after which the damage was found; null for none. */
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
  /** For a rejection or a reopening; null otherwise. */
  reason: string | null;
  /** For a closing; null otherwise. */
  outcome: Outcome | null;
  /** With outcome 'duplicate': the original report. */
  duplicateOf?: string | null;
}

/** PUT /damages-reject: several reports at once, safe to repeat (rule damage.reject-several). */
export interface DamagesRejectBody {
  ids: string[];
  reason: string;
}

export interface DamagesRejectAnswer {
  /** Number of rejected reports. */
  rejected: number;
  /** Number not rejected: in repair, closed, or unknown. */
  left: number;
}

/** PUT /damage-care, for the boat captain and coaches. */
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
