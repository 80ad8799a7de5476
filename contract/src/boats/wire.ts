import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { BoatDamage } from '../damages/wire.ts';
import type { HullColour } from './hullColours.ts';

/** A fleet boat, 'bus' on the wire (rule boat.actions), as sent to members; the kiosk gets a `KioskBoat`. */
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
  /** The hull's color; null if none was assigned, or absent from an answer cached by an older version (rule boat.hull). */
  hull?: HullColour | null;
  /** Season miles. */
  miles: number;
  /** Launch time of its last landed sortie; null before the first. */
  last: LocalDateTimeText | null;
  /** Name of its latest launcher. */
  lastby: string | null;
  /** False while dry-docked. */
  active: boolean;
  /** Summary of its pending reports; absent for none (rule damage.severity). */
  damage?: BoatDamage;
  /**
   * Member who still has it logged out since an earlier day: the next launcher must confirm that the boat is here (rule
   * forgotten.next).
   */
  left?: string;
  /** Whether its log and months are available: not after it is decommissioned (rule boat.decommission). */
  queryable: boolean;
  commissioned: LocalDateText;
  /** The captain's log, newest entry last. */
  log: string;
}

/** A boat as the kiosk shows it. */
export type KioskBoat = Pick<
  Boat,
  '_id' | 'name' | 'group' | 'pic' | 'hull' | 'miles' | 'last' | 'lastby' | 'active' | 'damage' | 'left'
>;
