import type { OpenUserGroup, UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { TotalRecord } from '../logbook/Total.ts';
import type { UserGroupRecord } from './UserGroup.ts';

export const presentOpenUserGroup = ({ _id, name, moniker }: UserGroupRecord): OpenUserGroup => ({
  _id: String(_id),
  name,
  moniker,
});

/** @param total season totals of the sorties that its members launched */
export function presentUserGroup(group: UserGroupRecord, total: TotalRecord | undefined): UserGroup {
  return {
    ...presentOpenUserGroup(group),
    miles: (total?.milesHundredths ?? 0) / 100,
    private: group.isPrivate,
    active: group.isActive,
  };
}
