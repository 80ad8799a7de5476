import type { AdapterKey, Effect, Flag, Op } from './kinds.ts';
import type { Input, MeasuredInput, ShownUnits, Unit } from './units.ts';

/** A source that a club has chosen; never an address. */
export interface ConditionSource {
  /** Given by the server; kept when the list is saved again. */
  id: string;
  adapter: AdapterKey;
  /** '' for one that goes by the club's place. */
  station: string;
  /** What is asked of it. */
  inputs: MeasuredInput[];
  /** What its readings are said to be of: 'Chain Bridge'. */
  where: string;
  /** Made up, for a demonstration: its readings say so. */
  isExample: boolean;
}

/** What was measured last, of an input by one source or by hand. */
export interface ConditionReading {
  input: MeasuredInput;
  /** As it was measured. */
  value: number;
  unit: Unit;
  /** When it was measured, in ms since 1970: its age is counted by the device, so that an old answer is grey. */
  at: number;
  /** How long it counts. */
  staleMs: number;
  /** Null by hand. */
  sourceId: string | null;
  /** 'Open-Meteo', or 'by hand'. */
  source: string;
  where: string;
  isExample: boolean;
  /** Where a wind comes from, in degrees; absent where nobody says. */
  direction?: number;
  /** Where it goes, of levels and flows; null while nobody can tell. */
  trend: 'rising' | 'falling' | 'steady' | null;
}

/** A row of a club's table (rule condition.rules). */
export interface ConditionRule {
  /** Of the club's own, 1 to 24 letters, digits and hyphens; a row that is edited keeps it. */
  id: string;
  input: Input;
  op: Op;
  value: number;
  unit: Unit;
  /** Only readings of this source; null for all. */
  source: string | null;
  /** Ids of fleet groups; none for every boat. */
  classes: string[];
  /** Ids of clearances: a crew that all holds one of them is excepted. */
  clearances: string[];
  effect: Effect;
  /** Said with it: 'Four-oared boats only.' */
  note: string;
}

/** How long a row stands after the last reading beyond its line (rule condition.hold). */
export interface Hold {
  kind: 'minutes' | 'mornings';
  /** Minutes, or mornings of which every reading is on the right side. 0 for not at all. */
  count: number;
}

/** A version of a club's table. */
export interface ConditionTable {
  /** From 1; 0 where no table has been saved. */
  version: number;
  rules: ConditionRule[];
  hold: Hold;
}
/** PUT /conditions-rules. `version` is the one it was made from: another since is 409 `newer_version`. */
export type ConditionTableBody = ConditionTable;

/** A row that stands because of a reading of before; until null it stands until there are mornings enough. */
export interface ExtendedRow {
  row: string;
  until: number | null;
}

/** A row that an officer has lowered the flag in spite of. */
export interface LoweredRow {
  row: string;
  /** Null for one that stood because of a reading of before. */
  value: number | null;
}

/** A flag that somebody set (rule condition.flag). */
export interface ManualFlag {
  _id: string;
  colour: Exclude<Flag, 'grey'>;
  text: string;
  /** Its member's name; only for members. */
  by?: string;
  from: number;
  until: number;
  /** What the rules said when an officer lowered the flag below it; null for one that was raised. */
  loweredFrom: Flag | null;
  /** The rows that were beyond their line then: what was measured, in the unit in which it is compared; absent for a raised one. */
  loweredRows?: LoweredRow[];
}

/** From when on the light is so; the last one ends with `lightUntil`. */
export interface LightSpan {
  from: number;
  value: number;
}

/** GET /conditions: what a device needs to say how it is out there, at whatever time it looks. */
export interface ConditionsAnswer {
  readings: ConditionReading[];
  table: ConditionTable;
  held: ExtendedRow[];
  flags: ManualFlag[];
  /** In which the club sees readings; absent from an answer kept from before. */
  units?: ShownUnits;
  /** Who reports and raises beside officers; absent at the boathouse. */
  reporters?: { isForAll: boolean; members: string[] };
  /** Null where the club has no place. */
  light: {
    spans: LightSpan[];
    until: number;
    sunrise: number | null;
    sunset: number | null;
    dusk: number | null;
  } | null;
}

/** PUT /conditions-sources, and what GET /conditions-settings answers beside the state of each source. */
export interface ConditionSettings {
  sources: ConditionSource[];
  /** Member ids who report readings and raise flags, beside officers. */
  reporters: string[];
  /** Every member reports and raises. */
  isForAll: boolean;
  units: ShownUnits;
}
export interface ConditionSettingsBody extends Omit<ConditionSettings, 'sources' | 'units'> {
  /** A new one has the id ''. */
  sources: Omit<ConditionSource, 'isExample'>[];
  /** Absent from pages of before: they stay. */
  units?: ShownUnits;
}

/** How a source does. */
export interface SourceState {
  source: string;
  /** When it last answered with a reading, in ms since 1970; null for never. */
  okAt: number | null;
  /** Failures since. */
  failures: number;
  /** Why the last fetch failed; null when it did not. */
  problem: string | null;
}
export interface ConditionSettingsAnswer extends ConditionSettings {
  states: SourceState[];
  /** Whether the club has a place, which weather and light need. */
  hasPlace: boolean;
}

/** POST /conditions-reading; when it was read is that of the write (`Fleetwatch-Happened-At`). */
export interface ReadingBody {
  input: MeasuredInput;
  value: number;
  unit: Unit;
  where: string;
}

/** POST /conditions-flag. Without a colour, flags that were set end. */
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

/** What a sortie keeps of the conditions at its launch (rule condition.snapshot). */
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
    /** Where a wind comes from, in degrees; absent where nobody says, and from snapshots of before. */
    direction?: number;
  }[];
}
