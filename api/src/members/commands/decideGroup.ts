import { type GroupDecisionBody } from '@fleetwatch/contract/usergroups/requests';
import { USER_GROUP_NOT_FOUND, GROUP_NOT_REQUESTED } from '@fleetwatch/contract/usergroups/texts';
import { Types, type ClientSession } from 'mongoose';
import { MemberModel } from '../Member.ts';
import { findMember } from '../memberDirectory.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { UserGroupModel } from '../../usergroups/UserGroup.ts';

/**
 * Confirms or declines a member's request for another user group; the request ends either way. Returns the
 * id of their group. 409 `not_pending` when the request has changed or ended, 409 `user_group_inactive` when
 * the group has been deleted.
 */
export async function decideGroup(
  { id, group, confirm }: GroupDecisionBody,
  session: ClientSession,
): Promise<string> {
  const member = await findMember(id);
  const wanted = new Types.ObjectId(group);
  if (confirm && !(await UserGroupModel.findOne({ _id: wanted, isActive: true }).session(session).lean())) {
    throw new ApiError('user_group_inactive', USER_GROUP_NOT_FOUND);
  }
  const decided = await MemberModel.findOneAndUpdate(
    { _id: member._id, isActive: true, groupWanted: wanted },
    { $set: { groupWanted: null, ...(confirm ? { group: wanted } : {}) } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!decided) throw new ApiError('not_pending', GROUP_NOT_REQUESTED);
  return String(decided.group);
}
