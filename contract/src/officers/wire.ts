import type { LocalDateText } from '../time/localText.ts';
import type { AlertRecipient } from '../safety/wire.ts';
import type { Office } from './offices.ts';

/** By which ways safety messages may reach a member. */
export interface OfficerReach {
  /** Whether a device of theirs gets notifications. */
  push: boolean;
  /** Whether their email address is confirmed. */
  mail: boolean;
}

/** A member as the list of officers shows them. */
export interface Officer {
  _id: string;
  name: string;
  pic: string;
  /** Only for officers and confirmed coaches. */
  reach?: OfficerReach;
}

/** GET /officers-results */
export interface OfficersAnswer {
  results: OfficeHolders[];
  /** The days ahead that somebody has duty on, in order. */
  roster: DutyDay[];
  /** Offices that the caller holds now, named or as a coach. */
  mine: Office[];
  /** Whom the latest test alarm was sent to; only for officers and confirmed coaches, absent where there was none. */
  test?: AlertRecipient[];
}

/** POST /test-alarm */
export interface TestAlarmAnswer {
  /** Whom it was sent to. */
  recipients: AlertRecipient[];
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
  /** So that whoever names someone whom no message reaches is warned. */
  reach: OfficerReach;
}

/** PUT /duty-day: everybody who has duty on a day, today or within `ROSTER_DAYS_MAX`. */
export interface DutyDayBody {
  day: LocalDateText;
  /** Member ids, `DUTY_MAX` at most. */
  members: string[];
}

export const ROSTER_DAYS_MAX = 400;
export const DUTY_MAX = 20;
