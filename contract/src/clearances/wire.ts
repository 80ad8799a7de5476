import type { MemberAge } from '../members/age.ts';
import type { Office } from '../officers/offices.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import type { ClearanceKind, RequirementLevel, GrantStatus, Subject } from './kinds.ts';
import type { RequirementWhen } from './when.ts';

/** What a club says its members can be cleared for (rule clearance.kinds). */
export interface Clearance {
  _id: string;
  name: string;
  kind: ClearanceKind;
  /** Granted for one boat class at a time. */
  isPerClass: boolean;
  /** Null for one that never runs out. */
  validMonths: number | null;
  /** How long before its end it may be renewed without losing what is left of it. */
  renewDays: number;
  /** Ids of the clearances that a member needs first. */
  needs: string[];
  /** Miles and hours on the water that a member needs first, in the class it is granted for; null for none. */
  minMiles: number | null;
  minHours: number | null;
  /** What is looked at before it is granted. */
  checklist: string[];
}
export type ClearanceBody = Omit<Clearance, '_id'>;

/** What a boat asks of its crew (rule clearance.requirements). Every boat asks it where neither a boat nor a class is named. */
export interface Requirement {
  _id: string;
  boat: string | null;
  fleetGroup: string | null;
  subject: Subject;
  /** How many must hold it; only for the subject `count`. */
  count: number | null;
  clearance: string;
  level: RequirementLevel;
  /** Months of the year in which it counts, from 1; none for the whole year. */
  months: number[];
  /** When it counts beside (rule clearance.when). Absent for always; on a change, from pages of before: it stays. */
  when?: RequirementWhen;
  /**
   * The stretch of water and the workout type that it counts for; null and absent for all, and absent on a change: it stays
   * (rule clearance.where).
   */
  area?: string | null;
  workoutType?: string | null;
  /** Whose holders may override it. */
  overriddenBy: Office[];
}
export type RequirementBody = Omit<Requirement, '_id'>;

/** GET /clearances-results */
export interface ClearancesAnswer {
  clearances: Clearance[];
  requirements: Requirement[];
  /** As many boats as one person watches at a time (rule clearance.supervision); absent in a club without juniors. */
  boatsPerSupervisor?: number;
}

/** Days on which a clearance is held. */
export interface GrantSpan {
  acquired: LocalDateText;
  /** The last day; null for one that never runs out. */
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
  /** Null while it stands. */
  revoked: { by: string; on: LocalDateText; reason: string } | null;
}

/** What a member still needs for a clearance that they do not hold. */
export interface ClearanceAhead {
  clearance: string;
  fleetGroup: string | null;
  /** Ids of clearances that are missing first. */
  missing: string[];
  /** Miles and hours rowed of those that are needed; null where none are. */
  miles: RowedProgress | null;
  hours: RowedProgress | null;
}

export interface RowedProgress {
  rowed: number;
  needed: number;
}

/** GET /member-clearances/:member_id: one's own, or an officer's. */
export interface MemberClearances {
  member: { _id: string; name: string };
  /** Standing ones and those before them, the latest first. A ban is without its reason, except for officers. */
  grants: Grant[];
  ahead: ClearanceAhead[];
  /** Whether the caller grants and revokes clearances. */
  mayGrant: boolean;
  /** Absent in a club that does not ask for ages. */
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
/** Who was granted it, and why others were not. */
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
  /** One for each column: null for what the member does not hold. */
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
/** How many of each were not there before. */
export interface PresetAnswer {
  clearances: number;
  requirements: number;
}

/** A row of a file of clearances. A day that could not be read is as it is in the file. */
export interface ImportRow {
  name: string;
  /** Decides who it is where it is given. */
  email: string;
  clearance: string;
  /** A class of the fleet; '' for all. */
  fleetGroup: string;
  acquired: string;
  /** '' for as long as the clearance is valid. */
  expires: string;
  evidence: string;
}

/** POST /grants-workbook: a workbook of Excel in Base64. */
export interface GrantsWorkbookBody {
  content: string;
}
/** The lines of its sheet that has clearances, in cells; without such a header, of the first that has lines. */
export interface GrantsWorkbook {
  lines: string[][];
}

/** POST /grants-import */
export interface GrantsImportBody {
  rows: ImportRow[];
  /** Changes nothing, and says what would be granted. */
  isPreview: boolean;
  /** Leaves out the rows with problems; without it they refuse the import. */
  skipProblems?: boolean;
}
export type ImportStatus = 'new' | 'held' | 'problem';
/** What becomes of each row, in the order of the file. */
export interface ImportedRow {
  status: ImportStatus;
  /** The member's name in the club; '' for nobody. */
  member: string;
  /** The last day; null for none. */
  expires: LocalDateText | null;
  /** The problem, else ''. */
  text: string;
}
export interface GrantsImportAnswer {
  rows: ImportedRow[];
  counts: Record<ImportStatus, number>;
  /** The import's id; null for a preview, and where nothing was granted. */
  import: string | null;
}

/** GET /grants-imports */
export interface GrantsImport {
  _id: string;
  at: LocalDateTimeText;
  /** Name of the officer. */
  by: string;
  count: number;
  /** How many of them are not revoked. */
  standing: number;
  canUndo: boolean;
}

/** POST /grants-import-undo */
export interface ImportUndone {
  revoked: number;
  /** Those that were revoked before. */
  left: number;
}
