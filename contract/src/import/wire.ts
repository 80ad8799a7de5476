import type { DateOrder } from '../tables/days.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { ImportState, LengthUnit, OtherOuting, SourceSystem } from './kinds.ts';

/** An import as the list shows it (rule moving.states). */
export interface ImportSummary {
  _id: string;
  fileName: string;
  state: ImportState;
  system: SourceSystem | null;
  at: LocalDateTimeText;
  by: string;
  /** Documents it has created so far. */
  created: ImportCounts;
  /** While it runs, and afterwards: how far it is. */
  progress: ImportProgress | null;
  canUndo: boolean;
  /** What an undo has left, because it is used or was changed; null before. */
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
  /** Null before the file is read, and once what was read is erased. */
  questions: ImportQuestions | null;
  mapping: ImportMapping | null;
  preview: ImportPreview | null;
}

/** What the club has to say about a file (rule moving.questions). */
export interface ImportQuestions {
  counts: ImportCounts;
  warnings: string[];
  classes: ClassQuestion[];
  statuses: { status: string; people: number }[];
  /** Days of the log that make sense in one order only, or the same in both; null where a person has to say. */
  dateOrder: DateOrder | null;
  /** Null where distances have no unit. */
  unit: LengthUnit | null;
  others: Record<OtherOuting, number>;
  /** People who have a member's name, or the address of `member`, who has another name, while nothing else says that they are the same. */
  sameNames: { id: string; name: string; member?: string }[];
  /** Names that the rules refuse, with a proposal (rule moving.names); the first 500. */
  names: NameQuestion[];
  /** Outings with names that no list of people has. */
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
  /** A fleet group for each triple; null leaves its boats and their outings out. */
  classes: { key: string; group: string | null }[];
  /** A user group for each status. */
  groups: { status: string; group: string }[];
  dateOrder: DateOrder;
  unit: LengthUnit;
  /** Entries that are no boat miles and are imported nevertheless. */
  others: OtherOuting[];
  /** Of `sameNames`, those who are the member. */
  same: string[];
  /** Other names than those proposed. */
  names: { kind: 'boat' | 'person'; id: string; name: string }[];
  /** Whether names that no list of people has become members; else they are guests. */
  unlistedAreMembers: boolean;
}

export interface PreviewCounts {
  new: number;
  /** In the club already. */
  known: number;
  left: number;
}

/** What an import would do (rule moving.preview). */
export interface ImportPreview {
  boats: PreviewCounts;
  people: PreviewCounts;
  outings: PreviewCounts;
  years: PreviewYear[];
  problems: { where: string; text: string }[];
  problemCount: number;
  samples: PreviewSample[];
}

/** A year's distances in one unit, as whole millionths of it: `all` is what the file says, imported, known and left out together. */
export interface PreviewYear {
  /** Null for outings without a day. */
  year: number | null;
  unit: LengthUnit;
  outings: number;
  all: number;
  imported: number;
  known: number;
  left: number;
  /** Of the imported ones. */
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

/** Somebody whom an import has brought and who has no password yet (rule moving.claim). */
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

/** Keys to print, for those without an address; none when mailed. */
export interface InvitationsAnswer {
  invited: number;
  codes: { name: string; code: string }[];
}
