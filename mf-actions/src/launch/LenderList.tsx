import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';

interface LenderListProps {
  lenders: readonly ListedMember[];
  onPick: (memberId: string) => void;
}

/** How far a member's row may be swiped (rule boat.swipe). */
const MEMBER_SWIPE_PX = 140;

function memberFacts({ miles = 0, last = null }: ListedMember): string {
  return last === null ? `${formatMiles(miles)} mi` : `${formatMiles(miles)} mi, last in ${last}`;
}

/** The members whose private single may be borrowed. */
export function LenderList({ lenders, onPick }: LenderListProps) {
  const rowOf = (member: ListedMember): SwipeRow => ({
    key: member._id,
    name: member.name,
    facts: memberFacts(member),
    picture: <Avatar name={member.name} src={member.pic} />,
    actions: [{ key: 'borrow', label: 'Borrow', onSelect: () => onPick(member._id) }],
  });
  return (
    <SearchList
      label="Members to borrow from"
      searchLabel="Search members"
      rows={lenders.map(rowOf)}
      swipeDistance={MEMBER_SWIPE_PX}
      emptyText="There is nobody to borrow from yet."
      hint="Swipe a member to the left, or press the arrow, to borrow."
    />
  );
}
