import type { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import { nameKeys } from '../../platform/club/nameKeys.ts';
import { UserGroupModel } from '../UserGroup.ts';
import { userGroupDirectory } from '../userGroupDirectory.ts';

/** User groups that every club starts with (rule group.protected), with their monikers. */
export const DOCUMENTED_USER_GROUPS: Record<(typeof PROTECTED_USER_GROUPS)[number], string> = {
  'Open Men': 'OM',
  'Open Women': 'OW',
  'Master Men': 'MM',
  'Master Women': 'MW',
  'Summer Juniors': 'SJ',
  Scullers: 'SC',
  HPG: 'HPG',
  Unaffiliated: 'UN',
};

export async function addDocumentedUserGroups(): Promise<void> {
  await UserGroupModel.insertMany(
    Object.entries(DOCUMENTED_USER_GROUPS).map(([name, moniker], position) => ({
      name,
      ...nameKeys(name),
      moniker,
      position,
    })),
  );
  userGroupDirectory.drop();
}
