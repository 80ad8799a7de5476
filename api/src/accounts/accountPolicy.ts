import { EMAIL_NOT_CONFIRMED } from '@fleetwatch/contract/accounts/confirmEmail';
import { ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import { MemberModel } from '../members/Member.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';

/**
 * Members sign out their own devices. Coaches sign out anybody's devices, for a member who has lost a phone
 * (rule account.devices).
 */
export function assertCanEndSessions(actor: MemberActor, memberId: string): boolean {
  if (actor.id === memberId) return false;
  if (!actor.isConfirmedCoach) throw new ApiError('coaches_only', ONLY_COACHES);
  return true;
}

/** 409 `email_unconfirmed` for a member who has not followed the mailed link. */
export async function assertEmailConfirmed(memberId: string): Promise<void> {
  if (await MemberModel.exists({ _id: memberId, isActive: true, emailConfirmedAt: { $ne: null } })) return;
  throw new ApiError('email_unconfirmed', EMAIL_NOT_CONFIRMED);
}
