import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import type { SourceModel } from '@fleetwatch/contract/import/model';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { Types } from 'mongoose';
import type { BoatRecord } from '../../boats/Boat.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import type { MemberRecord } from '../../members/Member.ts';

export type KnownBoat = Pick<
  BoatRecord,
  '_id' | 'name' | 'nameKey' | 'nameLooks' | 'fleetGroup' | 'aliases' | 'owner' | 'isActive' | 'source'
>;
export type KnownMember = Pick<
  MemberRecord,
  '_id' | 'name' | 'nameKey' | 'nameLooks' | 'emailKey' | 'group' | 'birthDate' | 'isActive' | 'source'
>;

/** A boat's holder, and the time. */
export interface BoatHolder {
  name: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
}

/** Facts about the club's reservations that an import needs. */
export interface ReservationFacts {
  now: Date;
  /** Last day of weekly reservations that state none. */
  weeklyUntil: LocalDateText;
  /** Source ids of reservations that are already here. */
  imported: ReadonlySet<string>;
  /** Future quarter hours that plans and reservations hold, by `slotKey`. */
  held: ReadonlyMap<string, BoatHolder>;
}

export const slotKey = (boat: Types.ObjectId, slot: number): string => `${String(boat)} ${slot}`;

/** An outing of the log, with the values that an import compares. */
export interface LoggedOuting {
  id: string;
  boat: string;
  /** Key of the boat's name on that day: a boat that only a log names is not in the fleet. */
  boatKey: string;
  day: LocalDateText;
  /** Instants, ms. */
  launchedAt: number;
  landedAt: number;
  /** Launcher and crew. */
  people: readonly string[];
  milesHundredths: number;
  /** Keys of the source's entries for this outing (`outingKey`). */
  keys: readonly string[];
  /** Whether it came from a file, where noon may be a missing time. */
  isImported: boolean;
  /** Whether officers have deleted it from the log. */
  isDeleted: boolean;
}

/** A club's existing data that an import needs. */
export interface ClubFacts {
  today: LocalDateText;
  timezone: string;
  fleetGroups: ReadonlyMap<string, FleetGroupRecord>;
  boats: readonly KnownBoat[];
  members: readonly KnownMember[];
  /** The log, deleted outings last. */
  outings: readonly LoggedOuting[];
  /** Absent unless the file has reservations and the club uses them. */
  reservations?: ReservationFacts;
  /** Ids of the source's damage reports that already exist; absent in a club that does not use damage reports. */
  damages?: ReadonlySet<string>;
}

/** Source ids by which existing documents are recognized: an export of the club itself has the club's own ids. */
export const sourceIdsOf = (
  { _id, source }: Pick<KnownBoat | KnownMember, '_id' | 'source'>,
  system: SourceSystem,
): string[] => [
  ...(source?.system === system ? [source.id] : []),
  ...(system === 'fleetwatch' ? [String(_id)] : []),
];

/** Stored name of an entry's logbook, with its project: each efa project may have a logbook of the same name. */
export const logbookOf = ({ project }: Pick<SourceModel, 'project'>, logbook: string): string =>
  project === undefined ? logbook : `${project}/${logbook}`;

export const outingKey = (logbook: string, id: string): string => JSON.stringify([logbook, id]);
