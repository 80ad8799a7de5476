import type { RuleAnswer } from '../sorties/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';
import type { CorrectionKind, CorrectionState } from './kinds.ts';

export interface CorrectionPerson {
  _id: string;
  /** '' for somebody who is unknown. */
  name: string;
}

/**
 * What a request changes (rule correction.kinds). An edit gives the changed fields alone; a missing outing gives boat, launch, land and
 * miles, and what else there is; a split gives launch and miles of the second outing, and what differs in it from the first.
 */
export interface CorrectionPatch {
  /** Boat id. */
  bus?: string;
  /** Member ids beside the launcher. */
  crew?: string[];
  launch?: LocalDateTimeText;
  land?: LocalDateTimeText;
  miles?: number;
  /** Notes. */
  description?: string;
  /** Workout type id. */
  type?: string | null;
}

/** An outing as it is corrected. */
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
  /** Boat and launch of the outing it is about. */
  bus: string;
  launch: LocalDateTimeText;
  reason: string;
  by: CorrectionPerson;
  at: LocalDateTimeText;
  decidedBy: CorrectionPerson | null;
  decidedAt: LocalDateTimeText | null;
  /** The officer's words. */
  comment: string;
  mayWithdraw: boolean;
  mayDecide: boolean;
}

/** GET /corrections-results */
export interface CorrectionsAnswer {
  /** The caller's own, the latest first. */
  mine: CorrectionRow[];
  /** Those that are open, the oldest first; null for members who decide nothing. */
  queue: CorrectionRow[] | null;
  /** Those that are decided, the latest first; null for members who decide nothing. */
  decided: CorrectionRow[] | null;
}

/** GET /correction/:correction_id, and the answer of every write to a request. */
export interface Correction extends CorrectionRow {
  /** The outing when the request was made; null for a missing one. */
  before: CorrectedOuting | null;
  /** What the log has after its approval: nothing after a deletion, two outings after a split. */
  after: CorrectedOuting[];
  /** The outing as it is now, where it has changed since the request; null where it has not, or is gone. */
  present: CorrectedOuting | null;
  /** What is odd about `after` (rule sanity.questions), of an open request. */
  questions: RuleAnswer[];
}

/** GET /correction-sortie/:sortie_id: what a request begins with. */
export interface CorrectableOuting {
  results: CorrectedOuting;
  /** What a request names as its `baseRev`. */
  rev: string;
}

/** POST /correction-check */
export interface CorrectionCheckBody {
  /** Sortie id; null for a missing outing. */
  sortie: string | null;
  kind: CorrectionKind;
  patch: CorrectionPatch;
}

/** Its answer: as in `Correction`. */
export type CorrectionCheck = Pick<Correction, 'after' | 'questions'>;

/** POST /correction */
export interface CorrectionBody extends CorrectionCheckBody {
  /** The `rev` that the caller has seen; null for a missing outing. */
  baseRev: string | null;
  /** 3 to 280 characters. */
  reason: string;
}

/** PUT /sortie-crew: who rowed, without asking until midnight (rule correction.crew). */
export interface SortieCrewBody {
  /** Sortie id. */
  id: string;
  /** Member ids beside the launcher. */
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
