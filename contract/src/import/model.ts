import type { LengthUnit, OtherOuting, SourceSystem } from './kinds.ts';

/** What a file holds, whatever system wrote it. Texts are as they were written. */
export interface SourceModel {
  system: SourceSystem;
  /** Of distances without a unit; null where the club has to say. */
  unit: LengthUnit | null;
  boats: SourceBoat[];
  people: SourcePerson[];
  outings: SourceOuting[];
  /** Odd things about the file as a whole, for a person. */
  warnings: string[];
}

export interface SourceBoat {
  /** Unique in the file. */
  id: string;
  /** The latest name. */
  name: string;
  /** Earlier names, each until an instant (ms), the oldest first; absent for none. */
  before?: { name: string; until: number }[];
  /** What its class follows from (rule moving.classes); '' for what the file does not say. */
  seats: string;
  rigging: string;
  coxing: string;
  /** No longer in the fleet: its outings count, but it is not launched any more. */
  isGone: boolean;
  /** The log names it, and no list of boats has it. */
  isOnlyNamed: boolean;
  /** What is kept of it in its description. */
  note: string;
}

export interface SourcePerson {
  id: string;
  name: string;
  email: string;
  /** '' for none. */
  born: string;
  status: string;
  /** Whose name the source has erased. */
  isCleared: boolean;
  /** Who is no longer a member: whose outings count under their name, and who gets no account. */
  hasLeft?: boolean;
}

/** Who was in a boat: a person of the file, or a name. */
export interface SourceSeat {
  person: string | null;
  name: string;
}

export interface SourceOuting {
  /** Unique together in the source. */
  logbook: string;
  id: string;
  day: string;
  /** The line of the list that it was on; absent for what has none. */
  line?: number;
  /** '' for none. */
  start: string;
  endDay: string;
  end: string;
  /** A boat of the file; null for none. */
  boat: string | null;
  seats: SourceSeat[];
  /** Place in `seats` of who was in charge; null where nobody is named. */
  chief: number | null;
  distance: string;
  other: OtherOuting | null;
  /** Has not come back when the file was written. */
  isOpen: boolean;
  /** Where it went, and what was written about it. */
  notes: string;
}

/** The triple that a class follows from: `classKey({ seats: '4', rigging: 'SCULL', coxing: 'COXLESS' })` is '4 SCULL COXLESS'. */
export const classKey = ({
  seats,
  rigging,
  coxing,
}: Pick<SourceBoat, 'seats' | 'rigging' | 'coxing'>): string =>
  [seats, rigging, coxing].map((part) => part.trim().toUpperCase() || '?').join(' ');
