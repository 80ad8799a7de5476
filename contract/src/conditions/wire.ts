import type { AdapterKey, Effect, Flag, Op } from './kinds.ts';
import type { Input, MeasuredInput, ShownUnits, Unit } from './units.ts';

/** A source that a club has chosen; it never contains an address. */
export interface ConditionSource {
  /** Assigned by the server; kept when the list is saved again. */
  id: string;
  adapter: AdapterKey;
  /** '' for one that uses the club's place. */
  station: string;
  /** Inputs requested from it. */
  inputs: MeasuredInput[];
  /** Place shown with its readings: 'Chain Bridge'. */
  where: string;
  /** Made up, for a demonstration: its readings are marked as such. */
  isExample: boolean;
}

/** Latest measurement of an input by one source or by hand. */
export interface ConditionReading {
  input: MeasuredInput;
  /** In the unit of the measurement. */
  value: number;
  unit: Unit;
  /** Time of measurement, in ms since 1970: the device computes the age, so that an old answer is grey. */
  at: number;
  /** Time for which it is valid. */
  staleMs: number;
  /** Null by hand. */
  sourceId: string | null;
  /** 'Open-Meteo', or 'by hand'. */
  source: string;
  where: string;
  isExample: boolean;
  /** Direction that a wind comes from, in degrees; absent if unknown. */
  direction?: number;
  /** Trend of levels and flows; null while unknown. */
  trend: 'rising' | 'falling' | 'steady' | null;
}

/** A row of a club's table (rule condition.rules). */
export interface ConditionRule {
  /** The club's own id, 1 to 24 letters, digits and hyphens; a row keeps it when edited. */
  id: string;
  input: Input;
  op: Op;
  value: number;
  unit: Unit;
  /** The only source used; null for all. */
  source: string | null;
  /** Ids of fleet groups; empty for every boat. */
  classes: string[];
  /** Ids of clearances: a crew is exempt if all of it has one of them. */
  clearances: string[];
  effect: Effect;
  /** Shown with it: 'Four-oared boats only.' */
  note: string;
}

/** Time for which a row stays active after the last reading beyond its limit (rule condition.hold). */
export interface Hold {
  kind: 'minutes' | 'mornings';
  /** Minutes, or mornings on which every reading is within the limit. 0 for none. */
  count: number;
}

/** A version of a club's table. */
export interface ConditionTable {
  /** From 1; 0 before the first table is saved. */
  version: number;
  rules: ConditionRule[];
  hold: Hold;
}
/** PUT /conditions-rules. `version` is the one it is based on: a newer one is 409 `newer_version`. */
export type ConditionTableBody = ConditionTable;

/** A row that an earlier reading keeps active; a null end means until there are enough mornings. */
export interface ExtendedRow {
  row: string;
  until: number | null;
}

/** A row despite which an officer lowered the flag. */
export interface LoweredRow {
  row: string;
  /** Null for one that an earlier reading kept active. */
  value: number | null;
}

/** A flag set by a member (rule condition.flag). */
export interface ManualFlag {
  _id: string;
  colour: Exclude<Flag, 'grey'>;
  text: string;
  /** Its member's name; only for members. */
  by?: string;
  from: number;
  until: number;
  /** The rules' flag when an officer lowered the flag below it; null for one that was raised. */
  loweredFrom: Flag | null;
  /** The rows that were beyond their limit then, with the measured value in the unit of comparison; absent for a raised one. */
  loweredRows?: LoweredRow[];
}

/** Start of the light; the last one ends at `lightUntil`. */
export interface LightSpan {
  from: number;
  value: number;
}

/** GET /conditions: the data from which a device derives the conditions at any later time. */
export interface ConditionsAnswer {
  readings: ConditionReading[];
  table: ConditionTable;
  held: ExtendedRow[];
  flags: ManualFlag[];
  /** The club's units for readings; absent from a cached answer of an older version. */
  units?: ShownUnits;
  /** Members who report and raise, besides officers; absent at the boathouse. */
  reporters?: { isForAll: boolean; members: string[] };
  /** Null if the club has no place. */
  light: {
    spans: LightSpan[];
    until: number;
    sunrise: number | null;
    sunset: number | null;
    dusk: number | null;
  } | null;
}

/** PUT /conditions-sources, and the part of GET /conditions-settings besides the state of each source. */
export interface ConditionSettings {
  sources: ConditionSource[];
  /** Member ids who report readings and raise flags, besides officers. */
  reporters: string[];
  /** Whether every member may report and raise. */
  isForAll: boolean;
  units: ShownUnits;
}
export interface ConditionSettingsBody extends Omit<ConditionSettings, 'sources' | 'units'> {
  /** A new one has the id ''. */
  sources: Omit<ConditionSource, 'isExample'>[];
  /** Not sent by older clients; unchanged if absent. */
  units?: ShownUnits;
}

/** State of a source. */
export interface SourceState {
  source: string;
  /** Time of its last answer with a reading, in ms since 1970; null for never. */
  okAt: number | null;
  /** Failures since then. */
  failures: number;
  /** Why the last fetch failed; null if it succeeded. */
  problem: string | null;
}
export interface ConditionSettingsAnswer extends ConditionSettings {
  states: SourceState[];
  /** Whether the club has a place, which weather and light need. */
  hasPlace: boolean;
}

/** POST /conditions-reading; the time of reading is that of the write (`Fleetwatch-Happened-At`). */
export interface ReadingBody {
  input: MeasuredInput;
  value: number;
  unit: Unit;
  where: string;
}

/** POST /conditions-flag. Without a colour, all set flags end. */
export interface FlagBody {
  colour: Exclude<Flag, 'grey'> | null;
  text: string;
  /** Hours from now, 24 at most. */
  hours: number;
  /** 3 to 280 characters, to lower the flag; '' otherwise. */
  reason: string;
}
export interface FlagAnswer {
  _id: string | null;
  flags: ManualFlag[];
}

/** Snapshot of the conditions at a sortie's launch (rule condition.snapshot). */
export interface ConditionsSnapshot {
  flag: Flag | null;
  /** Version of the table. */
  version: number;
  values: {
    input: MeasuredInput;
    value: number;
    unit: Unit;
    source: string;
    ageMin: number;
    /** Direction that a wind comes from, in degrees; absent if unknown, and in older snapshots. */
    direction?: number;
  }[];
}
