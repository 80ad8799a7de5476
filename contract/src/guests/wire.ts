import type { RuleAnswer } from '../sorties/wire.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { GuestSettings } from './settings.ts';

/** A guest's data (rule guest.record). */
export interface GuestDraft {
  name: string;
  /** '' for none. */
  phone: string;
  /** Emergency contact, name and number; '' for none. */
  emergency: string;
  /** Their home club; '' for none. */
  club: string;
  /** Time at which they signed the waiver; null for not yet. */
  waiver: LocalDateText | null;
}

/** A guest of this season as visible to every member. */
export interface GuestRow {
  _id: string;
  name: string;
  club: string;
  waiver: LocalDateText | null;
  /** Member who brought them. */
  host: { _id: string; name: string };
  /** Outings of this season. */
  outings: number;
  /** Warning before they go out again (rule guest.most); empty for none. */
  asks: RuleAnswer[];
  /** Whether the caller may see their contact, change and erase them. */
  mayChange: boolean;
}

/** GET /guest/:guest_id, to their host and officers. */
export interface Guest extends GuestRow, Pick<GuestDraft, 'phone' | 'emergency'> {}

/** One of today's outings, or one still out, with the caller aboard. */
export interface GuestOuting {
  /** Sortie id. */
  _id: string;
  /** Boat. */
  bus: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText | null;
  /** Free seats. */
  free: number;
  /** Ids and names of the guests aboard; '' for an erased guest. */
  guests: { _id: string; name: string }[];
}

/** GET /guests-results */
export interface GuestsAnswer {
  /** Sorted by name. */
  results: GuestRow[];
  /** The latest first. */
  outings: GuestOuting[];
  settings: GuestSettings;
  /** Whether the caller manages guests: coaches and records officers. */
  isOfficer: boolean;
}

/** POST /guest */
export type NewGuestBody = GuestDraft;

/** PUT /guest */
export interface GuestBody extends GuestDraft {
  id: string;
}

/** PUT /sortie-guests: sets the guests aboard (rule guest.aboard). */
export interface SortieGuestsBody {
  /** Sortie id. */
  id: string;
  /** The complete list. */
  guests: string[];
  /** Codes of the accepted warnings. */
  confirmed: string[];
}
