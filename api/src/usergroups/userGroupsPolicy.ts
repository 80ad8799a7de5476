import { ONLY_COACHES_DELETE_USER_GROUPS } from '@fleetwatch/contract/usergroups/messages';
import { mustBeCoach } from '../platform/auth/coachPolicy.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';

export function mayAddUserGroup(actor: MemberActor): void {
  mustBeCoach(actor);
}

/** Who is in which group decides who reads its tweets. */
export function mayDecideGroups(actor: MemberActor): void {
  mustBeCoach(actor);
}

export function mayDeleteUserGroup(actor: MemberActor): void {
  mustBeCoach(actor, ONLY_COACHES_DELETE_USER_GROUPS);
}
