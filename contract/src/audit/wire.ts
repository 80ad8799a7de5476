import type { LocalDateTimeText } from '../time/localText.ts';

/** Kinds of subjects in the audit trail. */
export const AUDIT_KINDS = [
  'alert',
  'boat',
  'clearance',
  'club',
  'conditionflag',
  'conditionreading',
  'conditions',
  'conditionsource',
  'correction',
  'damage',
  'fleetgroup',
  'guest',
  'member',
  'modulerecord',
  'plan',
  'requirement',
  'reservation',
  'sortie',
  'tablet',
  'tour',
  'tweet',
  'usergroup',
  'workout',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Most entries in one answer (rule audit.shown). */
export const AUDIT_ROWS_MAX = 100;

/** Subject of an entry, by its current name; null for a kind without names, and for a deleted subject. */
export interface AuditName {
  _id: string;
  name: string | null;
}

/** An entry of the audit trail (rule audit.shown). */
export interface AuditEntry {
  _id: string;
  at: LocalDateTimeText;
  /** Null if the caller was not signed in, and for the command line. */
  who: AuditName | null;
  /** 'dry-dock', 'credit' … */
  verb: string;
  kind: AuditKind;
  subject: AuditName | null;
  /**
   * The changed fields; ids that have a name appear as that name, and texts as 'changed'. `before` is null after a creation,
   * `after` after a removal.
   */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** GET /audit-results, the latest entries first. */
export interface AuditPage {
  results: AuditEntry[];
  /** Value of `after` for the next page; absent on the last one. */
  next?: string;
}
