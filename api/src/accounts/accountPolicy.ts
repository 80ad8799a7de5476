import { ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import { asCoach } from '../platform/auth/asCoach.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';

/**
 * One's own devices are one's own to sign out; coaches sign out anybody's, for who has lost a phone and stands beside them
 * (rule account.devices).
 */
export function assertCanEndSessions(actor: MemberActor, memberId: string): void {
  if (actor.id !== memberId && !asCoach(actor)) throw new ApiError('coaches_only', ONLY_COACHES);
}
