import type { Severity } from '../damages/kinds.ts';
import type { ListQuestion } from './wire.ts';
import type { LengthUnit, OtherOuting, SourceSystem } from './kinds.ts';

/** Contents of a file, independent of the system that wrote it. Texts are as written. */
export interface SourceModel {
  system: SourceSystem;
  /** Name of efa's project; absent if unknown, and for other systems. */
  project?: string;
  /** Unit of distances without one; null if the club must decide. */
  unit: LengthUnit | null;
  boats: SourceBoat[];
  people: SourcePerson[];
  outings: SourceOuting[];
  /** Absent for a source that has none. */
  reservations?: SourceReservation[];
  /** Damage to its boats; absent for none. */
  damages?: SourceDamage[];
  /** Anomalies of the whole file, as readable text. */
  warnings: string[];
  /** Lists only: how their columns were read. */
  lists?: ListQuestion[];
}

export interface SourceBoat {
  /** Unique in the file. */
  id: string;
  /** The latest name. */
  name: string;
  /** Earlier names, each valid until an instant (ms), the oldest first; absent for none. */
  before?: { name: string; until: number }[];
  /** Facts from which its class is derived (rule moving.classes); '' for missing ones. */
  seats: string;
  rigging: string;
  coxing: string;
  /** No longer in the fleet: its outings count, but it cannot be launched. */
  isGone: boolean;
  /** Named in the log, but in no list of boats. */
  isOnlyNamed: boolean;
  /** Not to be launched for the time being. */
  isDocked?: true;
  /** Data kept in its description. */
  note: string;
}

export interface SourcePerson {
  id: string;
  name: string;
  email: string;
  /** '' for none. */
  born: string;
  status: string;
  /** Whose name was erased in the source. */
  isCleared: boolean;
  /** A former member: outings count under their name, but they get no account. */
  hasLeft?: boolean;
}

/** A person in a boat: one from the file, or a name. */
export interface SourceSeat {
  person: string | null;
  name: string;
}

export interface SourceDamage {
  /** Unique in the source. */
  id: string;
  /** A boat of the file. */
  boat: string;
  text: string;
  severity: Severity;
  /** '' for none. */
  day: string;
  time: string;
  by: SourceSeat;
  /** Costs, or their estimate while it is open; '' for none. */
  costs: string;
  /** Whether the insurance is to pay. */
  isClaim?: true;
  /** Absent while it is open. */
  fixed?: { day: string; time: string; by: SourceSeat };
}

export interface SourceOuting {
  /** Unique together in the source. */
  logbook: string;
  id: string;
  day: string;
  /** Line number in the list; absent in sources without lines. */
  line?: number;
  /** Entry of the zip that it is from; absent in other files. */
  file?: string;
  /** '' for none. */
  start: string;
  endDay: string;
  end: string;
  /** A boat of the file; null for none. */
  boat: string | null;
  seats: SourceSeat[];
  /** Index in `seats` of the person in charge; null if not recorded. */
  chief: number | null;
  distance: string;
  other: OtherOuting | null;
  /** Whether it was still out when the file was written. */
  isOpen: boolean;
  /** Destination and notes. */
  notes: string;
}

/** A reservation of a boat: hours of a day, the time from one day to another, or hours of a weekday. */
export interface SourceReservation {
  /** Unique in the source. */
  id: string;
  /** Line number in the list; absent in sources without lines. */
  line?: number;
  /** A boat of the file; null if only its name is known. */
  boat: string | null;
  boatName: string;
  /** Who reserved it. */
  holder: SourceSeat;
  /** '' for none. */
  email: string;
  day: string;
  /** Time of the day, or an instant with its offset from UTC. */
  start: string;
  /** '' if it ends on the same day. */
  endDay: string;
  end: string;
  /** Weekday on which it repeats, from `day` to `endDay` if these are known; '' for none. */
  weekly: string;
  note: string;
  /** As the source states it, such as 'cancelled'; '' for none. */
  status: string;
}

/**
 * Returns the triple from which a class is derived: `classKey({ seats: '4', rigging: 'SCULL', coxing: 'COXLESS' })` is '4 SCULL
 * COXLESS'.
 */
export const classKey = ({
  seats,
  rigging,
  coxing,
}: Pick<SourceBoat, 'seats' | 'rigging' | 'coxing'>): string =>
  [seats, rigging, coxing].map((part) => part.trim().toUpperCase() || '?').join(' ');
