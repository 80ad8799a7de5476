import { NOT_A_PENDING_COACH } from '@fleetwatch/contract/accounts/texts';
import type { ClientSession } from 'mongoose';
import { MemberModel } from '../../members/Member.ts';
import { findMember, memberDirectory } from '../../members/memberDirectory.ts';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * Confirms a member who signed up as a coach (rule member.coach-confirmed). 404 for an unknown member, 409
 * for a member who did not. Confirming a coach twice is not an error.
 */
export async function confirmCoach(memberId: string, session: ClientSession | null = null): Promise<void> {
  const member = await findMember(memberId);
  const { matchedCount } = await MemberModel.updateOne(
    { _id: member._id, isActive: true, coachRights: { $in: ['pending', 'active', 'confirmed'] } },
    { $set: { coachRights: 'confirmed' } },
  ).session(session);
  if (matchedCount === 0) throw new ApiError('not_pending', NOT_A_PENDING_COACH);
  memberDirectory.drop();
}
