import type { RuleAnswer } from '../sorties/wire.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { GuestSettings } from './settings.ts';

/** What is said of a guest (rule guest.record). */
export interface GuestDraft {
  name: string;
  /** '' for none. */
  phone: string;
  /** Whom to call in an emergency, name and number; '' for nobody. */
  emergency: string;
  /** The club they come from; '' for none. */
  club: string;
  /** When they signed the waiver; null for not yet. */
  waiver: LocalDateText | null;
}

/** A guest of this season as every member sees them. */
export interface GuestRow {
  _id: string;
  name: string;
  club: string;
  waiver: LocalDateText | null;
  /** Who brought them. */
  host: { _id: string; name: string };
  /** Outings of this season. */
  outings: number;
  /** What is said before they are taken aboard once more (rule guest.most); empty for nothing. */
  asks: RuleAnswer[];
  /** Whether the caller may see their contact, change and erase them. */
  mayChange: boolean;
}

/** GET /guest/:guest_id, to their host and officers. */
export interface Guest extends GuestRow, Pick<GuestDraft, 'phone' | 'emergency'> {}

/** An outing of today, or one that is still out, with the caller aboard. */
export interface GuestOuting {
  /** Sortie id. */
  _id: string;
  /** Boat. */
  bus: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText | null;
  /** Seats that nobody has. */
  free: number;
  /** Ids and names of the guests aboard; '' for one that is erased. */
  guests: { _id: string; name: string }[];
}

/** GET /guests-results */
export interface GuestsAnswer {
  /** By name. */
  results: GuestRow[];
  /** The latest first. */
  outings: GuestOuting[];
  settings: GuestSettings;
  /** Whether the caller decides on guests: coaches and records officers. */
  isOfficer: boolean;
}

/** POST /guest */
export type NewGuestBody = GuestDraft;

/** PUT /guest */
export interface GuestBody extends GuestDraft {
  id: string;
}

/** PUT /sortie-guests: which guests are aboard (rule guest.aboard). */
export interface SortieGuestsBody {
  /** Sortie id. */
  id: string;
  /** All of them. */
  guests: string[];
  /** Codes of the warnings that were taken. */
  confirmed: string[];
}
