import type { LocalDateText } from '../time/localText.ts';
import type { Office } from './offices.ts';

/** A member as the list of officers shows them. */
export interface Officer {
  _id: string;
  name: string;
  pic: string;
}

/** GET /officers-results */
export interface OfficersAnswer {
  results: OfficeHolders[];
  /** The days ahead that somebody has duty on, in order. */
  roster: DutyDay[];
  /** Offices that the caller holds now, named or as a coach. */
  mine: Office[];
}

export interface OfficeHolders {
  office: Office;
  /** Those named, by name; every coach holds an office of nobody. */
  members: Officer[];
}

export interface DutyDay {
  day: LocalDateText;
  members: Officer[];
}

/** PUT /officer: all offices of one member. */
export interface OfficerBody {
  /** Member id. */
  id: string;
  offices: Office[];
}
export interface OfficerAnswer {
  _id: string;
  offices: Office[];
}

/** PUT /duty-day: everybody who has duty on a day, today or within `ROSTER_DAYS_MAX`. */
export interface DutyDayBody {
  day: LocalDateText;
  /** Member ids, `DUTY_MAX` at most. */
  members: string[];
}

export const ROSTER_DAYS_MAX = 400;
export const DUTY_MAX = 20;
