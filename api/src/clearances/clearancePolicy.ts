import { officers } from '../platform/auth/rights.ts';
import { OWN_BAN, ONLY_CLEARANCE_OFFICERS } from '@fleetwatch/contract/clearances/texts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { ClearanceRecord } from './Clearance.ts';

export const GRANT_CLEARANCES = officers('clearance.grant', ['rights'], ONLY_CLEARANCE_OFFICERS);

/** Whether a member manages clearances. Only for display: it leaves no entry in the audit trail. */
export const isClearanceOfficer = ({ offices }: Pick<MemberActor, 'offices'>): boolean =>
  offices.includes('rights');

/** Throws 403 for an officer who grants or ends their own ban (rule clearance.ban). */
export function assertNotOwnBan(
  { kind }: Pick<ClearanceRecord, 'kind'>,
  member: string,
  officer: string,
): void {
  if (kind === 'ban' && member === officer) throw new ApiError('forbidden', OWN_BAN);
}
