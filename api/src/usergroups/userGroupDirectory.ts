import { clubCached } from '../platform/cache/clubCached.ts';
import { UserGroupModel, type UserGroupRecord } from './UserGroup.ts';

/** The club's user groups by id, including deleted ones, in the order of the group tabs. */
export const userGroupDirectory = clubCached(async () => {
  const groups = await UserGroupModel.find().sort({ position: 1, _id: 1 }).lean<UserGroupRecord[]>();
  return new Map(groups.map((group) => [String(group._id), group]));
});

/** Returns the active groups of `userGroupDirectory`. */
export async function activeUserGroups(): Promise<UserGroupRecord[]> {
  return [...(await userGroupDirectory.get()).values()].filter(({ isActive }) => isActive);
}
