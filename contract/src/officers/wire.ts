import type { LocalDateText } from '../time/localText.ts';
import type { AlertRecipient } from '../safety/wire.ts';
import type { Office } from './offices.ts';

/** Ways in which safety messages can reach a member. */
export interface OfficerReach {
  /** Whether one of their devices receives notifications. */
  push: boolean;
  /** Whether their email address is confirmed. */
  mail: boolean;
}

/** A member in the list of officers. */
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
  /** Coming days with someone on duty, in order. */
  roster: DutyDay[];
  /** Current offices of the caller, by appointment or as a coach. */
  mine: Office[];
  /** Recipients of the latest test alarm; only for officers and confirmed coaches, absent if there was none. */
  test?: AlertRecipient[];
}

/** POST /test-alarm */
export interface TestAlarmAnswer {
  /** Recipients. */
  recipients: AlertRecipient[];
}

export interface OfficeHolders {
  office: Office;
  /** Appointed members, by name; every coach has the vacant offices. */
  members: Officer[];
}

export interface DutyDay {
  day: LocalDateText;
  members: Officer[];
}

/** PUT /officer: sets all offices of one member. */
export interface OfficerBody {
  /** Member id. */
  id: string;
  offices: Office[];
}
export interface OfficerAnswer {
  _id: string;
  offices: Office[];
  /** Reachability of the member, for a warning when an unreachable one is appointed. */
  reach: OfficerReach;
}

/** PUT /duty-day: sets everyone on duty on a day, today or within `ROSTER_DAYS_MAX`. */
export interface DutyDayBody {
  day: LocalDateText;
  /** Member ids, `DUTY_MAX` at most. */
  members: string[];
}

export const ROSTER_DAYS_MAX = 400;
export const DUTY_MAX = 20;
