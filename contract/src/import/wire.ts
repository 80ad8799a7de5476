import type { DateOrder } from '../tables/days.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { ImportState, LengthUnit, ListKind, OtherOuting, SourceSystem } from './kinds.ts';

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
  /** Number of earlier imported outings that took over changes of the file; absent for none. */
  updated?: number;
  /** Progress, during and after the run. */
  progress: ImportProgress | null;
  canUndo: boolean;
  /** Whether its report can be downloaded (rule moving.report). */
  hasReport?: boolean;
  /** Documents kept by an undo, because they are used or were changed; null before. */
  left: ImportCounts | null;
  /** Why it failed, as text; absent for failures without an explanation. */
  failure?: string;
}

export interface ImportCounts {
  boats: number;
  people: number;
  outings: number;
  /** Absent if there are none. */
  reservations?: number;
  /** Absent for none. */
  damages?: number;
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
  /** Lists only: how their columns are read (rule moving.columns). */
  lists?: ListQuestion[];
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

/** A list and what its columns are taken for: the only one of a text file, or a sheet of a workbook. */
export interface ListQuestion {
  /** Index in the workbook; 0 in a text file. */
  sheet: number;
  /** '' in a text file. */
  name: string;
  /** Null if it is not imported, as when its header is not understood. */
  kind: ListKind | null;
  /** Whether its first line has the names of the columns. */
  hasHeader: boolean;
  /** Whether that line was recognized by its names. */
  isHeaderKnown: boolean;
  /** Whether the club stated that no column lists who rowed. */
  hasNoCrew: boolean;
  columns: ColumnQuestion[];
}

export interface ColumnQuestion {
  /** Index from 0. */
  at: number;
  /** '' without a header. */
  header: string;
  /** Up to three different values. */
  samples: string[];
  /** A field of the list (`LIST_FIELDS`), or 'seat:1'; null for an ignored column. */
  as: string | null;
}

/** What the columns of a list are; those not named are ignored. */
export interface ListAnswer {
  sheet: number;
  kind: ListKind | null;
  /** As recognized if absent. */
  hasHeader?: boolean;
  hasNoCrew?: boolean;
  columns: { at: number; as: string }[];
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
  /** Whether sorties that nobody has changed here take over what has changed in the file since (rule moving.again); they do not if absent. */
  takeChanges?: boolean;
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
  /** Absent for a file without reservations. */
  reservations?: PreviewCounts;
  /** Damage reports; absent for none, and in a club that does not use them. */
  damages?: PreviewCounts;
  years: PreviewYear[];
  /** What is left out; the first 200. */
  problems: ImportProblem[];
  problemCount: number;
  /** What is imported differently from how it is written; the first 200. Absent in older previews, like the next two. */
  differences?: ImportProblem[];
  differenceCount?: number;
  totals?: PreviewTotals;
  samples: PreviewSample[];
  /** Entries that differ from their outing in the log; absent for none. */
  changes?: PreviewChanges;
}

/** What has changed in the file since an earlier import (rule moving.again). */
export interface PreviewChanges {
  /** Number of outings that can take over the file's values. */
  offered: number;
  /** Number of those that were also changed here, and stay. */
  changedHere: number;
  /** The first of them. */
  shown: PreviewChange[];
}

export interface PreviewChange {
  where: string;
  /** As in the log. */
  before: ComparedOuting;
  /** As in the file. */
  after: ComparedOuting;
  isChangedHere: boolean;
}

export interface ComparedOuting {
  boat: string;
  launchedAt: LocalDateTimeText;
  landedAt: LocalDateTimeText;
  /** Launcher first. */
  crew: string[];
  milesHundredths: number;
}

/** An entry of the file that is left out or changed, as it is written there (rule moving.report). */
export interface ImportProblem {
  /** `Line 12`, or the logbook and the entry's number. */
  where: string;
  text: string;
  /** Entry of the zip; absent if the file is not one. */
  fileName?: string;
  line?: number;
  day?: string;
  boat?: string;
  crew?: string[];
  distance?: string;
  /** People whom the text is about. */
  name?: string;
}

/** Amounts of a file, and what becomes of each. */
export interface PreviewSplit {
  all: number;
  imported: number;
  /** Already in the club. */
  known: number;
  left: number;
}

/** Totals of the file's people and boats: the first 200 of each, those with left-out outings first. */
export interface PreviewTotals {
  members: PreviewTotal[];
  memberCount: number;
  fleet: PreviewTotal[];
  boatCount: number;
}

export interface PreviewTotal {
  /** In the club, if they are or will be in it; '' for outings without a boat. */
  name: string;
  /** Not a member: named in the notes of the outings. */
  isGuest?: true;
  outings: PreviewSplit;
  /** Exact distances as whole millionths, by unit. */
  units: (PreviewSplit & { unit: LengthUnit })[];
  /** Distances in hundredths of a mile. */
  hundredths: PreviewSplit;
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
  /** Distances in hundredths of a mile, for a sum across units; absent in older previews. */
  hundredths?: PreviewSplit;
}

export interface PreviewSample {
  day: LocalDateText;
  boat: string;
  crew: string[];
  distance: string;
  milesHundredths: number;
}

/** GET /import-undo-preview/:import_id: what an undo would remove and keep (rule moving.undo). */
export interface ImportUndoPreview {
  removed: ImportCounts;
  kept: ImportCounts;
  /** Why documents are kept; one may have several reasons. */
  reasons: KeptReason[];
}

export interface KeptReason {
  kind: keyof ImportCounts;
  count: number;
  /** Collection of the export that uses them, such as 'plans'; null for those changed since the import. */
  usedIn: string | null;
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

/** PUT /import-columns */
export interface ImportColumnsBody {
  id: string;
  lists: ListAnswer[];
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
