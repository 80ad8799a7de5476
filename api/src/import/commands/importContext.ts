import type { NotedLatest } from '../../logbook/commands/adjustTotals.ts';
import type { ImportOrigin } from './documentOfOuting.ts';

/** Facts shared by all documents of one import. */
export interface ImportContext extends ImportOrigin {
  passwordHash: string;
  at: Date;
  /** Latest sortie of each subject (`adjustAllTotals`). */
  noted: NotedLatest;
}
