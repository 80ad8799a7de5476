import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { BoatDamage } from '../damages/wire.ts';
import type { HullColour } from './hullColours.ts';

/** A fleet boat, 'bus' on the wire (rule boat.actions), as members are given it; the kiosk gets a `KioskBoat`. */
export interface Boat {
  _id: string;
  name: string;
  description: string;
  /** Fleet group id. */
  group: string;
  groupname: string;
  groupmoniker: string;
  grouppayload: number;
  pic: string | null;
  /** The hull's colour; null, or absent from an answer kept from an older version, where it was given none (rule boat.hull). */
  hull?: HullColour | null;
  /** Season miles. */
  miles: number;
  /** Launch time of its last landed sortie, null before the first. */
  last: LocalDateTimeText | null;
  /** Name of who launched it last. */
  lastby: string | null;
  /** False while dry-docked. */
  active: boolean;
  /** What its pending reports say; absent for none (rule damage.severity). */
  damage?: BoatDamage;
  /** To whom it is still logged out since an earlier day: whoever takes it next is asked whether it is here (rule forgotten.next). */
  left?: string;
  /** Whether one may ask for its log and its months: no longer when it is decommissioned (rule boat.decommission). */
  queryable: boolean;
  commissioned: LocalDateText;
  /** The captain's log, newest entry last. */
  log: string;
}

/** What the kiosk shows of a boat. */
export type KioskBoat = Pick<
  Boat,
  '_id' | 'name' | 'group' | 'pic' | 'hull' | 'miles' | 'last' | 'lastby' | 'active' | 'damage' | 'left'
>;
