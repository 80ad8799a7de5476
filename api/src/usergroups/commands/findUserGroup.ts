import { USER_GROUP_NOT_FOUND } from '@fleetwatch/contract/usergroups/texts';
import { ApiError } from '../../platform/http/errors.ts';
import type { UserGroupRecord } from '../UserGroup.ts';
import { userGroupDirectory } from '../userGroupDirectory.ts';

/** Finds a user group of the club, including deleted ones, whose sorties stay listed. 404 for any other id. */
export async function findUserGroup(groupId: string): Promise<UserGroupRecord> {
  const group = (await userGroupDirectory.get()).get(groupId);
  if (!group) throw new ApiError('not_found', USER_GROUP_NOT_FOUND);
  return group;
}
