import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { mustBeCoach } from '../platform/auth/coachPolicy.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';

/** Password and profile are one's own: 403 for another's. */
export function mayChangeAccount(actor: MemberActor, memberId: string): void {
  if (actor.id !== memberId) throw new ApiError('forbidden', NOT_YOURS);
}

/** Coaches confirm coaches. */
export function mayConfirmCoaches(actor: MemberActor): void {
  mustBeCoach(actor);
}

/** Members sign out their own devices. Coaches sign out anybody's, for a member who has lost a phone. */
export function mayEndSessions(actor: MemberActor, memberId: string): void {
  if (actor.id !== memberId) mustBeCoach(actor);
}
