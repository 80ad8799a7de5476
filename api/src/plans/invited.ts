import type { MemberActor } from '../platform/auth/tokens.ts';
import type { PlanRecord } from './Plan.ts';

type Listed = Pick<PlanRecord, 'crew' | 'invited'>;

/** Whether another member invited this member, who has not joined yet. */
export const isInvited = ({ invited = [] }: Listed, memberId: string): boolean =>
  invited.some((id) => String(id) === memberId);

/** Returns the ids of the members who joined by themselves or were seated by a coach, in that order. */
export const joinedIn = (plan: Listed): string[] =>
  plan.crew.map(String).filter((id) => !isInvited(plan, id));

/**
 * Returns the added members who are invited rather than seated: a coach seats any member, a member only
 * themselves.
 */
export const invitedBy = (
  actor: Pick<MemberActor, 'id' | 'isConfirmedCoach'>,
  entered: readonly string[],
): string[] => (actor.isConfirmedCoach ? [] : entered.filter((id) => id !== actor.id));
