import type { MemberActor } from '../platform/auth/tokens.ts';
import { mustBeCoach } from '../platform/auth/coachPolicy.ts';

/** Entering boats, and taking them out of service and back, is the coaches' (rule member.roles). */
export function mayManageFleet(actor: MemberActor): void {
  mustBeCoach(actor);
}
