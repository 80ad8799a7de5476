import type { LaunchedMemberRow, OnDeckRow } from '@fleetwatch/contract/members/deck';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';

export const USER_GROUPS: UserGroup[] = [
  { _id: 'om', name: 'Open Men', moniker: 'OM', miles: 0, private: false, active: true },
  { _id: 'sj', name: 'Summer Juniors of the Basin', moniker: 'SJ', miles: 0, private: false, active: true },
];

const figuresOf = ({ _id, name, pic, miles = 0, last = null, laston = null, group }: ListedMember) => ({
  _id,
  name,
  pic,
  miles,
  last,
  laston,
  group: USER_GROUPS.find((one) => one._id === group)?.name ?? '',
  groupid: group,
  aboutmeurl: '',
});

/** A member who has waited on deck since 5:50. */
export function onDeckRow(member: ListedMember): OnDeckRow {
  const figures = figuresOf(member);
  return { ...figures, user_id: figures._id, busname: null, launch: null, since: '2026-05-01 05:50:00' };
}

/** A member who has been out in a boat since 6:12. */
export const launchedRow = (member: ListedMember, busname: string): LaunchedMemberRow => ({
  ...figuresOf(member),
  busname,
  launch: '2026-05-01 06:12:09',
});
