import { currentRequest } from '../logging/requestRecord.ts';
import type { MemberActor } from './tokens.ts';

/**
 * Whether somebody may because they are a coach; to be asked when nothing else allows it, for the audit trail then tells
 * of it: `isItsOwn || asCoach(actor)`.
 */
export function asCoach(actor: MemberActor): boolean {
  const draft = currentRequest()?.draft;
  if (actor.isCoach && draft) draft.isToBeTold = true;
  return actor.isCoach;
}
