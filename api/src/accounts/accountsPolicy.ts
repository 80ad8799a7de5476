import { NOT_YOURS, ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import { ApiError } from '../platform/errors.ts';
import type { MemberActor } from '../platform/tokens.ts';

/** Password and profile are one's own: 403 for another's. */
export function mayChangeAccount(actor: MemberActor, memberId: string): void {
  if (actor.id !== memberId) throw new ApiError('forbidden', NOT_YOURS);
}

/** Coaches confirm coaches. */
export function mayConfirmCoaches(actor: MemberActor): void {
  if (!actor.isCoach) throw new ApiError('coaches_only', ONLY_COACHES);
}
