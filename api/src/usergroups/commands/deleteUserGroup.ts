import { protectedUserGroup, USER_GROUP_NOT_FOUND } from '@fleetwatch/contract/usergroups/texts';
import { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { WITHOUT_NAME_KEYS } from '../../platform/club/nameKeys.ts';
import { UserGroupModel, type UserGroupRecord } from '../UserGroup.ts';

const isProtected = (name: string): boolean =>
  PROTECTED_USER_GROUPS.some((kept) => kept.toLowerCase() === name.toLowerCase());

/**
 * Makes a user group inactive: it can no longer be chosen, and its members, who stay signed in and keep their miles,
 * must choose another (rule group.deleted). 409 for a documented group.
 */
export async function deleteUserGroup(groupId: string, session: ClientSession): Promise<UserGroupRecord> {
  const group = await UserGroupModel.findById(groupId).session(session).lean<UserGroupRecord>();
  if (!group?.isActive) throw new ApiError('not_found', USER_GROUP_NOT_FOUND);
  if (isProtected(group.name)) throw new ApiError('protected_name', protectedUserGroup(group.name));
  await UserGroupModel.updateOne(
    { _id: group._id },
    { $set: { isActive: false }, $unset: WITHOUT_NAME_KEYS },
  ).session(session);
  return { ...group, isActive: false };
}
