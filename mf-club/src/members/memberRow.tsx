import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import type { SearchRow } from '@fleetwatch/kit/ui/list/SearchList';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { ABOUT_ME, memberSummary, USER_ACTIVITY } from './texts.ts';

/** '62.5 mi, last Kestrel May 1' */
export function memberFacts({ miles = 0, last, laston }: ListedMember, unit: ShownUnit): string {
  return memberSummary(miles, unit, last, laston);
}

/** A row of members; the table's cells come from `item`. */
export interface MemberRow extends SearchRow {
  item: { member: ListedMember; groupName: string };
}

/** The row of a member, with links to their activity and their profile (rule member.lists). */
export function memberRow(member: ListedMember, groupName: string, unit: ShownUnit): MemberRow {
  const { _id, name, pic } = member;
  return {
    key: _id,
    item: { member, groupName },
    name,
    keywords: groupName,
    facts: [groupName, memberFacts(member, unit)].filter(Boolean).join(', '),
    picture: <Avatar name={name} src={pic} />,
    actions: [
      {
        key: 'activity',
        label: USER_ACTIVITY,
        icon: 'activity',
        tone: 'water',
        to: `/activity/user/${_id}`,
      },
      {
        key: 'about',
        label: ABOUT_ME,
        icon: 'person',
        tone: 'cedar',
        to: `/aboutuser/${encodeURIComponent(name)}`,
      },
    ],
  };
}
