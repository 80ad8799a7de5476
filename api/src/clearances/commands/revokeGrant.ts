import { ALREADY_REVOKED, GRANT_NOT_FOUND } from '@fleetwatch/contract/clearances/texts';
import { revokeReasonRule } from '@fleetwatch/contract/clearances/rules';
import type { GrantRevokeBody } from '@fleetwatch/contract/clearances/wire';
import { Types, type ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { skipRequestEntry } from '../../platform/logging/auditTrail.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { assertNotOwnBan } from '../clearancePolicy.ts';
import { noteGrant } from '../clearanceTrail.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';

/**
 * Revokes a grant, which stays in its member's history. 404 for an unknown one, 409 for one already revoked,
 * 403 for the officer's own ban.
 */
export async function revokeGrant(
  { id, reason }: GrantRevokeBody,
  officer: string,
  session: ClientSession,
): Promise<GrantRecord> {
  refuseFields({ reason: revokeReasonRule(reason) });
  const grant = await GrantModel.findById(id).session(session).lean<GrantRecord>();
  const clearance = grant && (await clearanceDirectory.get()).get(String(grant.clearance));
  if (!grant || !clearance) throw new ApiError('not_found', GRANT_NOT_FOUND);
  assertNotOwnBan(clearance, String(grant.member), officer);
  if (grant.revoked) throw new ApiError('already_revoked', ALREADY_REVOKED);
  const revoked = { by: new Types.ObjectId(officer), at: now(), reason: reason.trim() };
  await GrantModel.updateOne({ _id: grant._id }, { $set: { revoked } }, { session });
  skipRequestEntry();
  await noteGrant('revoke-clearance', officer, { ...grant, clearance: clearance.name }, session);
  return { ...grant, revoked };
}
