import type { MemberAge } from '../members/age.ts';
import type { Office } from '../officers/offices.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { ClearanceKind, RequirementLevel, GrantStatus, Subject } from './kinds.ts';
import type { RequirementWhen } from './when.ts';

/** A clearance that the club defines for its members (rule clearance.kinds). */
export interface Clearance {
  _id: string;
  name: string;
  kind: ClearanceKind;
  /** Granted for one boat class at a time. */
  isPerClass: boolean;
  /** Null for one that never expires. */
  validMonths: number | null;
  /** Time before expiry from which it can be renewed without losing the remaining days. */
  renewDays: number;
  /** Ids of the prerequisite clearances. */
  needs: string[];
  /** Miles and hours on the water required first, in the class it is granted for; null for none. */
  minMiles: number | null;
  minHours: number | null;
  /** Checklist before it is granted. */
  checklist: string[];
}
export type ClearanceBody = Omit<Clearance, '_id'>;

/**
 * A boat's requirement for its crew (rule clearance.requirements). It applies to every boat unless a boat or a class is named.
 */
export interface Requirement {
  _id: string;
  boat: string | null;
  fleetGroup: string | null;
  subject: Subject;
  /** Number of crew members who must have it; only for the subject `count`. */
  count: number | null;
  clearance: string;
  level: RequirementLevel;
  /** Months in which it applies, from 1; empty for the whole year. */
  months: number[];
  /** Further conditions (rule clearance.when). Absent for always; in a change by older clients, unchanged if absent. */
  when?: RequirementWhen;
  /**
   * The stretch of water and the workout type that it applies to; null or absent for all, and unchanged if absent from a change
   * (rule clearance.where).
   */
  area?: string | null;
  workoutType?: string | null;
  /** Offices that may override it. */
  overriddenBy: Office[];
}
export type RequirementBody = Omit<Requirement, '_id'>;

/** GET /clearances-results */
export interface ClearancesAnswer {
  clearances: Clearance[];
  requirements: Requirement[];
  /** Most boats that one person watches at a time (rule clearance.supervision); absent in a club without juniors. */
  boatsPerSupervisor?: number;
}

/** Days on which a clearance is valid. */
export interface GrantSpan {
  acquired: LocalDateText;
  /** The last day; null for one that never expires. */
  expires: LocalDateText | null;
  isRevoked: boolean;
}

/** A member's clearance, from one day to another (rule clearance.grants). */
export interface Grant extends GrantSpan {
  _id: string;
  clearance: string;
  /** The class that it is granted for; null for all. */
  fleetGroup: string | null;
  /** Name of the officer who granted it. */
  by: string;
  evidence: string;
  /** Null unless revoked. */
  revoked: { by: string; on: LocalDateText; reason: string } | null;
}

/** Conditions that a member must still meet for a clearance that they lack. */
export interface ClearanceAhead {
  clearance: string;
  fleetGroup: string | null;
  /** Ids of the missing prerequisite clearances. */
  missing: string[];
  /** Miles and hours rowed of those required; null if none are. */
  miles: RowedProgress | null;
  hours: RowedProgress | null;
}

export interface RowedProgress {
  rowed: number;
  needed: number;
}

/** GET /member-clearances/:member_id: the caller's own, or any for an officer. */
export interface MemberClearances {
  member: { _id: string; name: string };
  /** Current and earlier grants, the latest first. Only officers see the reason for a ban. */
  grants: Grant[];
  ahead: ClearanceAhead[];
  /** Whether the caller grants and revokes clearances. */
  mayGrant: boolean;
  /** Absent in a club that does not record ages. */
  age?: MemberAge;
}

/** POST /grants */
export interface GrantsBody {
  /** Member ids. */
  members: string[];
  clearance: string;
  fleetGroup: string | null;
  acquired: LocalDateText;
  /** Absent for as long as the clearance is valid. */
  expires?: LocalDateText | null;
  evidence: string;
}
/** Members who were granted it, and the reasons why others were not. */
export interface GrantsAnswer {
  granted: { _id: string; name: string; expires: LocalDateText | null }[];
  refused: { _id: string; name: string; text: string }[];
}

/** PUT /grant-revoke */
export interface GrantRevokeBody {
  /** Grant id. */
  id: string;
  reason: string;
}

/** GET /clearance-matrix: for officers. */
export interface ClearanceMatrix {
  columns: { clearance: string; fleetGroup: string | null }[];
  rows: MatrixRow[];
}
export interface MatrixRow {
  _id: string;
  name: string;
  /** One for each column: null for a clearance that the member lacks. */
  cells: (MatrixCell | null)[];
}
export interface MatrixCell {
  standing: Exclude<GrantStatus, 'missing'>;
  expires: LocalDateText | null;
}

/** POST /clearance-preset */
export interface PresetBody {
  preset: string;
}
/** Number of each that were new. */
export interface PresetAnswer {
  clearances: number;
  requirements: number;
}

/** A row of a file of clearances. A day that could not be parsed stays as written. */
export interface ImportRow {
  name: string;
  /** Identifies the member if given. */
  email: string;
  clearance: string;
  /** A class of the fleet; '' for all. */
  fleetGroup: string;
  acquired: string;
  /** '' for as long as the clearance is valid. */
  expires: string;
  evidence: string;
}

/** POST /grants-workbook: an Excel workbook in Base64. */
export interface GrantsWorkbookBody {
  content: string;
}
/** Cells of the sheet with clearances; without such a header, of the first sheet with any lines. */
export interface GrantsWorkbook {
  lines: string[][];
}

/** POST /grants-import */
export interface GrantsImportBody {
  rows: ImportRow[];
  /** Only previews the grants, without changes. */
  isPreview: boolean;
  /** Skips the rows with problems; otherwise they refuse the import. */
  skipProblems?: boolean;
}
export type ImportStatus = 'new' | 'held' | 'problem';
/** Result of each row, in the order of the file. */
export interface ImportedRow {
  status: ImportStatus;
  /** The member's name in the club; '' for no match. */
  member: string;
  /** The last day; null for none. */
  expires: LocalDateText | null;
  /** The problem, else ''. */
  text: string;
}
export interface GrantsImportAnswer {
  rows: ImportedRow[];
  counts: Record<ImportStatus, number>;
  /** The import's id; null for a preview, or if nothing was granted. */
  import: string | null;
}

/** GET /grants-imports */
export interface GrantsImport {
  _id: string;
  at: LocalDateTimeText;
  /** Name of the officer. */
  by: string;
  count: number;
  /** Grants that are not revoked. */
  standing: number;
  canUndo: boolean;
}

/** POST /grants-import-undo */
export interface ImportUndone {
  revoked: number;
  /** Number of newly revoked grants. */
  left: number;
}
