import type { GroupRequest } from '@fleetwatch/contract/usergroups/requests';
import type { OpenUserGroup, UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { ListedMember } from '../members/memberDirectory.ts';
import type { TotalRecord } from '../sorties/Total.ts';
import type { UserGroupRecord } from './UserGroup.ts';
import { userGroupDirectory } from './userGroupDirectory.ts';

export const presentOpenUserGroup = ({ _id, name, moniker }: UserGroupRecord): OpenUserGroup => ({
  _id: String(_id),
  name,
  moniker,
});

/** @param total season sums of the sorties that its members launched */
export function presentUserGroup(group: UserGroupRecord, total: TotalRecord | undefined): UserGroup {
  return {
    ...presentOpenUserGroup(group),
    miles: (total?.milesHundredths ?? 0) / 100,
    private: group.isPrivate,
    active: group.isActive,
  };
}

/** Those of the members who have asked for another group, and which. */
export async function presentGroupRequests(members: readonly ListedMember[]): Promise<GroupRequest[]> {
  const groups = await userGroupDirectory.get();
  const nameOf = (group: unknown): string => groups.get(String(group))?.name ?? '';
  return members.flatMap(({ _id, name, pic, group, groupWanted }) => {
    if (!groupWanted) return [];
    const wanted = { wantedid: String(groupWanted), wanted: nameOf(groupWanted) };
    return [{ _id: String(_id), name, pic, group: nameOf(group), ...wanted }];
  });
}
