import type { LocalDateTimeText } from '../time/localText.ts';

/** A fleet boat, 'bus' on the wire (member-operations §3, "Fleet item"). */
export interface Boat {
  _id: string;
  name: string;
  description: string;
  /** Fleet group id. */
  group: string;
  groupmoniker: string;
  grouppayload: number;
  pic: string | null;
  /** Season miles. */
  miles: number;
  /** Launch time of its last landed sortie, null before the first. */
  last: LocalDateTimeText | null;
  /** Name of who launched it last. */
  lastby: string | null;
  /** False while dry-docked. */
  active: boolean;
  /** Whether one may ask for its log and its months: no longer when it is decommissioned (club-management §3). */
  queryable: boolean;
}
