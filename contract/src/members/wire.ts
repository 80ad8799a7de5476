import type { LocalDateTimeText } from '../time/localText.ts';

/** A row of the members list (rule member.lists). The kiosk gets id, name, group and picture only. */
export interface MemberRow {
  _id: string;
  name: string;
  /** User group id. */
  group: string;
  /** The same id, under the name used by the deck's lists. */
  groupid: string;
  pic: string | null;
  /** Season miles. */
  miles: number;
  /** Boat last rowed. */
  last: string | null;
  laston: LocalDateTimeText | null;
  /** Boats that they are out in, and the launch of the first; null on land. */
  busname: string | null;
  launch: LocalDateTimeText | null;
  aboutme: string;
  aboutmeurl: string;
}

export type KioskMemberRow = Pick<MemberRow, '_id' | 'name' | 'group' | 'pic'>;

/** GET /user-results/{userId}: a member's season. */
export interface MemberStatistics {
  miles: number;
  miles_solo: number;
  miles_private: number;
  trips: number;
  /** Trips by workout type, in the order of WORKOUT_TYPE_NAMES. */
  profile: WorkoutCounts;
  /** False if the member's user group was deleted: they must choose another. */
  groupactive: boolean;
}

/** Seven counts in the order Recovery … Uncategorized. */
export interface WorkoutCounts {
  Recovery: number;
  'Steady State': number;
  'Anaerobic Threshold': number;
  'Interval Training': number;
  Pyramids: number;
  'Racing Pieces': number;
  Uncategorized: number;
}
