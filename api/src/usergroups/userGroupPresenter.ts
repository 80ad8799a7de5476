import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { UserGroupRecord } from './UserGroup.ts';

/** @param milesHundredths season miles launched by its members */
export function presentUserGroup(group: UserGroupRecord, milesHundredths: number): UserGroup {
  return {
    _id: String(group._id),
    name: group.name,
    moniker: group.moniker,
    miles: milesHundredths / 100,
    private: group.isPrivate,
    active: group.isActive,
  };
}
