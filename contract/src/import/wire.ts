import type { DateOrder } from '../tables/days.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { ImportState, LengthUnit, OtherOuting, SourceSystem } from './kinds.ts';

/** An import as listed (rule moving.states). */
export interface ImportSummary {
  _id: string;
  fileName: string;
  state: ImportState;
  system: SourceSystem | null;
  at: LocalDateTimeText;
  by: string;
  /** Number of documents created so far. */
  created: ImportCounts;
  /** Progress, during and after the run. */
  progress: ImportProgress | null;
  canUndo: boolean;
  /** Documents kept by an undo, because they are used or were changed; null before. */
  left: ImportCounts | null;
}

export interface ImportCounts {
  boats: number;
  people: number;
  outings: number;
}

export interface ImportProgress {
  done: number;
  total: number;
}

/** GET /import/:import_id */
export interface ImportDetail extends ImportSummary {
  /** Null before the file is read, and once its data is erased. */
  questions: ImportQuestions | null;
  mapping: ImportMapping | null;
  preview: ImportPreview | null;
}

/** Questions that the club must answer about a file (rule moving.questions). */
export interface ImportQuestions {
  counts: ImportCounts;
  warnings: string[];
  classes: ClassQuestion[];
  statuses: { status: string; people: number }[];
  /** Order of the log's days, if only one makes sense or both are equal; null if a person must decide. */
  dateOrder: DateOrder | null;
  /** Null if distances have no unit. */
  unit: LengthUnit | null;
  others: Record<OtherOuting, number>;
  /**
   * People with a member's name, or with the address of `member`, who has another name, without other evidence that they are
   * the same.
   */
  sameNames: { id: string; name: string; member?: string }[];
  /** Names that the rules refuse, each with a proposal (rule moving.names); the first 500. */
  names: NameQuestion[];
  /** Outings with names that are in no list of people. */
  unlisted: number;
}

export interface ClassQuestion {
  /** See `classKey`. */
  key: string;
  boats: number;
  examples: string[];
  /** Fleet group id. */
  proposal: string | null;
}

export interface NameQuestion {
  kind: 'boat' | 'person';
  id: string;
  original: string;
  proposal: string;
}

/** PUT /import-mapping: the answers. */
export interface ImportMapping {
  /** A fleet group for each triple; null leaves out its boats and their outings. */
  classes: { key: string; group: string | null }[];
  /** A user group for each status. */
  groups: { status: string; group: string }[];
  dateOrder: DateOrder;
  unit: LengthUnit;
  /** Entries that are not boat miles but are imported anyway. */
  others: OtherOuting[];
  /** People of `sameNames` who are the member. */
  same: string[];
  /** Names chosen instead of the proposals. */
  names: { kind: 'boat' | 'person'; id: string; name: string }[];
  /** Whether names in no list of people become members; otherwise they are guests. */
  unlistedAreMembers: boolean;
}

export interface PreviewCounts {
  new: number;
  /** Already in the club. */
  known: number;
  left: number;
}

/** Preview of an import (rule moving.preview). */
export interface ImportPreview {
  boats: PreviewCounts;
  people: PreviewCounts;
  outings: PreviewCounts;
  years: PreviewYear[];
  problems: { where: string; text: string }[];
  problemCount: number;
  samples: PreviewSample[];
}

/**
 * A year's distances in one unit, as whole millionths of it: `all` is the file's total, of imported, known and left out ones.
 */
export interface PreviewYear {
  /** Null for outings without a day. */
  year: number | null;
  unit: LengthUnit;
  outings: number;
  all: number;
  imported: number;
  known: number;
  left: number;
  /** Of the imported outings. */
  milesHundredths: number;
}

export interface PreviewSample {
  day: LocalDateText;
  boat: string;
  crew: string[];
  distance: string;
  milesHundredths: number;
}

export interface NewImportBody {
  name: string;
  /** Bytes. */
  size: number;
}

/** PUT /import-part: a part of the file in base64, counted from 0. */
export interface ImportPartBody {
  id: string;
  part: number;
  content: string;
}

export interface ImportMappingBody {
  id: string;
  mapping: ImportMapping;
}

/** An imported member who has no password yet (rule moving.claim). */
export interface UnclaimedMember {
  _id: string;
  name: string;
  hasEmail: boolean;
  /** Last day on which a key for them works; null for none. */
  invitedUntil: LocalDateText | null;
}

export interface InvitationsBody {
  members: string[];
  by: 'mail' | 'code';
}

/** Keys to print, for members without an address; none if emailed. */
export interface InvitationsAnswer {
  invited: number;
  codes: { name: string; code: string }[];
}
