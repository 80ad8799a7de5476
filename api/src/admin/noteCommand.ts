import type { AuditKind } from '@fleetwatch/contract/audit/wire';
import type { ClientSession, Types } from 'mongoose';
import type { AuditedFields } from '../platform/logging/AuditEntry.ts';
import { addEntries, entryOf } from '../platform/logging/auditTrail.ts';

/** Action of a command, and its subject. */
export interface CommandNote {
  verb: string;
  kind: AuditKind;
  subject: Types.ObjectId;
  before?: AuditedFields;
  after?: AuditedFields;
}

/** Adds a command to the audit trail of the current club, without a signed-in actor. */
export async function noteCommand(
  { verb, kind, subject, before, after }: CommandNote,
  session: ClientSession | null = null,
): Promise<void> {
  const entry = entryOf({ who: null, verb, kind }, null, String(subject));
  await addEntries([{ ...entry, before: before ?? null, after: after ?? null }], session);
}
