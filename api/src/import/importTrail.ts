import type { ClientSession } from 'mongoose';
import { currentClub } from '../platform/club/clubScope.ts';
import type { AuditedFields } from '../platform/logging/AuditEntry.ts';
import { addEntries, skipRequestEntry, entryOf } from '../platform/logging/auditTrail.ts';
import { currentRequest } from '../platform/logging/requestRecord.ts';

/** Adds one entry about the club for a step of an import, with counts and without names. */
export async function noteImportStep(
  verb: 'import' | 'undo-import' | 'invite',
  who: string,
  after: AuditedFields,
  session: ClientSession,
): Promise<void> {
  skipRequestEntry();
  const entry = entryOf({ who, verb, kind: 'club' }, currentRequest()?.id ?? null, String(currentClub().id));
  await addEntries([{ ...entry, before: {}, after }], session);
}
