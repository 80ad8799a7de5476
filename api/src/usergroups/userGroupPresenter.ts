import type { OpenUserGroup, UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { UserGroupRecord } from './UserGroup.ts';

export const presentOpenUserGroup = ({ _id, name, moniker }: UserGroupRecord): OpenUserGroup => ({
  _id: String(_id),
  name,
  moniker,
});

/** @param milesHundredths season miles of sorties that its members launched */
export function presentUserGroup(group: UserGroupRecord, milesHundredths: number): UserGroup {
  return {
    ...presentOpenUserGroup(group),
    miles: milesHundredths / 100,
    private: group.isPrivate,
    active: group.isActive,
  };
}
