import { Types, type ClientSession } from 'mongoose';
import { addEntries, entryOf } from '../platform/logging/auditTrail.ts';
import { currentRequest } from '../platform/logging/requestRecord.ts';
import type { GrantRecord } from './Grant.ts';

interface Noted extends Pick<GrantRecord, 'member' | 'fleetGroup' | 'expires'> {
  /** Its name. */
  clearance: string;
}

/**
 * Adds what was granted to a member, or revoked, to the audit trail, without its words: a ban's are for officers alone.
 */
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
