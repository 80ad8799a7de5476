import { ONLY_RECORDS_OFFICERS } from '@fleetwatch/contract/export/texts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { officesOf } from '../officers/officerDirectory.ts';
import { ApiError } from '../platform/http/errors.ts';

/**
 * Throws 403 for a member who has lost the right to take the club's data since requesting it (rule
 * leaving.who).
 */
export async function assertMayExport(memberId: string): Promise<void> {
  const member = (await memberDirectory.get()).get(memberId);
  const isConfirmed = member?.isActive === true && member.coachRights === 'confirmed';
  if (isConfirmed || (await officesOf(memberId)).includes('records')) return;
  throw new ApiError('coaches_only', ONLY_RECORDS_OFFICERS);
}
