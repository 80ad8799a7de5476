import type { LocalDateTimeText } from '../time/localText.ts';

/** The kinds of subjects in the audit trail. */
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

/** Entries that one answer has at most (rule audit.shown). */
export const AUDIT_ROWS_MAX = 100;

/** Whom or what an entry is about, by the name of today; null for a kind without names, and for what is gone. */
export interface AuditName {
  _id: string;
  name: string | null;
}

/** An entry of the audit trail (rule audit.shown). */
export interface AuditEntry {
  _id: string;
  at: LocalDateTimeText;
  /** Null for a caller who was not signed in, and for the command line. */
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
  /** What `after` asks for what follows; absent on the last page. */
  next?: string;
}
