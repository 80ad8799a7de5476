import { runHook } from '../../platform/events/hooks.ts';
import { auditNames } from '../../platform/logging/auditNames.ts';
import type { AuditEntryRecord } from '../../platform/logging/AuditEntry.ts';

const ID = /[0-9a-f]{24}/g;

/**
 * Returns the current names, by id, of everything these entries mention; a damage report is named after its
 * boat at that time, and a requirement after its clearance.
 */
export async function readNames(entries: readonly AuditEntryRecord[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(JSON.stringify(entries).match(ID) ?? [])];
  return new Map((await runHook(auditNames, { ids })).flatMap((names) => [...names]));
}
