import type { Office } from '@fleetwatch/contract/officers/offices';
import { currentRequest } from '../logging/requestRecord.ts';
import type { MemberActor } from './tokens.ts';

/**
 * Has the request's entry in the audit trail added, because a right was used.
 * @param says what it is to say of a write without a transaction
 */
export function tellAudit(says?: Record<string, unknown>): void {
  const draft = currentRequest()?.draft;
  if (!draft) return;
  draft.isToBeTold = true;
  if (says) draft.says = says;
}

/**
 * Whether the caller is a coach. Records in the audit trail that a coach's right was used, so it is asked last:
 * `isItsOwn || asCoach(actor)`.
 */
export function asCoach(actor: MemberActor): boolean {
  if (actor.isCoach) tellAudit();
  return actor.isCoach;
}

/** Whether the caller is a confirmed coach, which is recorded alike (rule member.coach-confirmed). */
export function asConfirmedCoach(actor: MemberActor): boolean {
  if (actor.isConfirmedCoach) tellAudit();
  return actor.isConfirmedCoach;
}

/** Whether the caller holds any of these offices, which is recorded like a coach's right (rule officer.offices). */
export function asOfficer(actor: MemberActor, ...offices: readonly Office[]): boolean {
  const holds = offices.some((office) => actor.offices.includes(office));
  if (holds) tellAudit();
  return holds;
}
