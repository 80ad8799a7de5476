import { ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import { ApiError } from './errors.ts';
import type { MemberActor } from './tokens.ts';

/** 403 for who is no coach, in the words of what was asked for (club-management §6). */
export function mustBeCoach(actor: MemberActor, text: string = ONLY_COACHES): void {
  if (!actor.isCoach) throw new ApiError('coaches_only', text);
}
