import type { RuleAnswer } from '../sorties/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';
import type { CorrectionKind, CorrectionState } from './kinds.ts';

export interface CorrectionPerson {
  _id: string;
  /** '' for an unknown person. */
  name: string;
}

/**
 * Changes of a request (rule correction.kinds). An edit has only the changed fields; a missing outing has boat, launch, land
 * and miles, and any other fields; a split has launch and miles of the second outing, and its differences from the first.
 */
export interface CorrectionPatch {
  /** Boat id. */
  bus?: string;
  /** Member ids besides the launcher. */
  crew?: string[];
  launch?: LocalDateTimeText;
  land?: LocalDateTimeText;
  miles?: number;
  /** Notes. */
  description?: string;
  /** Workout type id. */
  type?: string | null;
}

/** An outing after the correction. */
export interface CorrectedOuting {
  bus_id: string;
  bus: string;
  launcher: CorrectionPerson;
  crew: CorrectionPerson[];
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  miles: number;
  description: string;
  /** Workout type id. */
  type: string | null;
  /** Landed after its day and not credited. */
  late: boolean;
}

/** A request as lists show it. */
export interface CorrectionRow {
  _id: string;
  /** Sortie id; null for a missing outing. */
  sortie: string | null;
  kind: CorrectionKind;
  state: CorrectionState;
  /** Boat and launch of the outing concerned. */
  bus: string;
  launch: LocalDateTimeText;
  reason: string;
  by: CorrectionPerson;
  at: LocalDateTimeText;
  decidedBy: CorrectionPerson | null;
  decidedAt: LocalDateTimeText | null;
  /** The officer's comment. */
  comment: string;
  mayWithdraw: boolean;
  mayDecide: boolean;
}

/** GET /corrections-results */
export interface CorrectionsAnswer {
  /** The caller's own, the latest first. */
  mine: CorrectionRow[];
  /** Open requests, the oldest first; null for members who decide nothing. */
  queue: CorrectionRow[] | null;
  /** Decided requests, the latest first; null for members who decide nothing. */
  decided: CorrectionRow[] | null;
}

/** GET /correction/:correction_id, and the answer of every write to a request. */
export interface Correction extends CorrectionRow {
  /** The outing at the time of the request; null for a missing one. */
  before: CorrectedOuting | null;
  /** Log entries after its approval: none after a deletion, two after a split. */
  after: CorrectedOuting[];
  /** The current outing, if it has changed since the request; null if it has not, or is gone. */
  present: CorrectedOuting | null;
  /** Questionable points of `after` (rule sanity.questions), for an open request. */
  questions: RuleAnswer[];
}

/** GET /correction-sortie/:sortie_id: the outing that a request starts from. */
export interface CorrectableOuting {
  results: CorrectedOuting;
  /** Revision that a request names as its `baseRev`. */
  rev: string;
}

/** POST /correction-check */
export interface CorrectionCheckBody {
  /** Sortie id; null for a missing outing. */
  sortie: string | null;
  kind: CorrectionKind;
  patch: CorrectionPatch;
}

/** Same as in `Correction`. */
export type CorrectionCheck = Pick<Correction, 'after' | 'questions'>;

/** POST /correction */
export interface CorrectionBody extends CorrectionCheckBody {
  /** The `rev` that the caller saw; null for a missing outing. */
  baseRev: string | null;
  /** 3 to 280 characters. */
  reason: string;
}

/** PUT /sortie-crew: changes the crew, without approval until midnight (rule correction.crew). */
export interface SortieCrewBody {
  /** Sortie id. */
  id: string;
  /** Member ids besides the launcher. */
  crew: string[];
}

/** PUT /correction-withdraw */
export interface CorrectionWithdrawBody {
  id: string;
}

/** PUT /correction-decision */
export interface CorrectionDecisionBody {
  id: string;
  decision: 'approve' | 'reject';
  /** At most 280 characters. */
  comment: string;
}
