import type { LocalDateTimeText } from '../time/localText.ts';

/** GET /users-on-deck-results: the members waiting on deck (rule deck.screen). */
export interface OnDeckRow {
  /** The member's id, `user_id` too. */
  _id: string;
  user_id: string;
  name: string;
  /** User group's name, its id in `groupid`. */
  group: string;
  groupid: string;
  pic: string | null;
  miles: number;
  last: string | null;
  laston: LocalDateTimeText | null;
  aboutmeurl: string;
  /** Always null: members on deck are in no boat. Present for parity with the other lists of members. */
  busname: null;
  launch: null;
  /** Start of waiting. */
  since: LocalDateTimeText;
}

/** GET /users-launched-results-2: the members on the water, each once: all their boats, and the launch of the first. */
export interface LaunchedMemberRow {
  _id: string;
  name: string;
  busname: string;
  launch: LocalDateTimeText;
  group: string;
  groupid: string;
  pic: string | null;
  miles: number;
  last: string | null;
  laston: LocalDateTimeText | null;
  aboutmeurl: string;
}

/** GET /userondeck/{uid} and /useroffdeck/{uid}. */
export interface DeckAnswer {
  ondeck: boolean;
}

/** Sorts of GET /users-csv/{group or all}/{sort}, in the order of the sort tabs. */
export const MEMBERS_CSV_SORTS = ['Total Mileage', '1x Mileage', '1p Mileage', 'Trips'] as const;
