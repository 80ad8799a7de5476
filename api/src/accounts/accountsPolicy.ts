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

/** One's own devices are one's own to sign out; coaches sign out anybody's, for who has lost a phone and stands beside them. */
export function mayEndSessions(actor: MemberActor, memberId: string): void {
  if (actor.id !== memberId) mustBeCoach(actor);
}
