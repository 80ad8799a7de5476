import { currentRequest } from '../logging/requestRecord.ts';
import type { MemberActor } from './tokens.ts';

/**
 * Whether the caller is a coach. Records in the audit trail that a coach's right was used, so it is asked last:
 * `isItsOwn || asCoach(actor)`.
 */
export function asCoach(actor: MemberActor): boolean {
  const draft = currentRequest()?.draft;
  if (actor.isCoach && draft) draft.isToBeTold = true;
  return actor.isCoach;
}
