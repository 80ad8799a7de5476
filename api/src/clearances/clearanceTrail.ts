import { Types, type ClientSession } from 'mongoose';
import { currentClub } from '../platform/club/clubScope.ts';
import type { AuditedFields } from '../platform/logging/AuditEntry.ts';
import { addEntries, skipRequestEntry, entryOf } from '../platform/logging/auditTrail.ts';
import { currentRequest } from '../platform/logging/requestRecord.ts';
import type { GrantRecord } from './Grant.ts';

interface Noted extends Pick<GrantRecord, 'member' | 'fleetGroup' | 'expires'> {
  /** Name of the clearance. */
  clearance: string;
}

/** Adds a grant or revocation to the audit trail, without its note: only officers may read a ban's. */
export async function noteGrant(
  verb: 'grant-clearance' | 'revoke-clearance',
  who: string,
  { member, clearance, fleetGroup, expires }: Noted,
  session: ClientSession,
): Promise<void> {
  const entry = entryOf({ who, verb, kind: 'member' }, currentRequest()?.id ?? null, String(member));
  const after = {
    clearance,
    ...(fleetGroup && { fleetGroup: new Types.ObjectId(fleetGroup) }),
    ...(verb === 'grant-clearance' && { expires }),
  };
  await addEntries([{ ...entry, before: {}, after }], session);
}

/** Adds one entry about the club for a whole import or its undoing. */
export async function noteImport(
  verb: 'import-clearances' | 'undo-import-clearances',
  who: string,
  after: AuditedFields,
  session: ClientSession,
): Promise<void> {
  skipRequestEntry();
  const entry = entryOf({ who, verb, kind: 'club' }, currentRequest()?.id ?? null, String(currentClub().id));
  await addEntries([{ ...entry, before: {}, after }], session);
}
