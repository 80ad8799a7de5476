import { ONLY_COACHES } from '@fleetwatch/contract/errors/texts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';

/**
 * Throws unless the caller may sign out a member's devices. Members sign out their own; coaches sign out any
 * member's, for someone who has lost a phone (rule account.devices).
 */
export function assertCanEndSessions(actor: MemberActor, memberId: string): boolean {
  if (actor.id === memberId) return false;
  if (!actor.isConfirmedCoach) throw new ApiError('coaches_only', ONLY_COACHES);
  return true;
}
