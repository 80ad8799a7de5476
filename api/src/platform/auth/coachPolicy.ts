import { ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import { ApiError } from '../http/errors.ts';
import { currentRequest } from '../logging/requestRecord.ts';
import type { MemberActor } from './tokens.ts';

/**
 * Whether somebody may because they are a coach; to be asked when nothing else allows it, for the audit trail then tells
 * of it: `if (!isItsOwn && !asCoach(actor)) throw …`.
 */
export function asCoach(actor: MemberActor): boolean {
  const draft = currentRequest()?.draft;
  if (actor.isCoach && draft) draft.isToBeTold = true;
  return actor.isCoach;
}

/** 403 for a member who is not a coach, with the text of the refused call (rule member.only-coaches). */
export function mustBeCoach(actor: MemberActor, text: string = ONLY_COACHES): void {
  if (!asCoach(actor)) throw new ApiError('coaches_only', text);
}
