import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { formatSeason } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { SEARCH_MEMBERS } from '../lazyTexts.ts';
import { BORROW, LENDERS_HINT, MEMBERS_TO_BORROW_FROM, NO_LENDERS, lenderFacts } from './texts.ts';

interface LenderListProps {
  lenders: readonly ListedMember[];
  onPick: (memberId: string) => void;
}

/** Longest swipe of a member's row (rule boat.swipe). */
const MEMBER_SWIPE_PX = 140;

function memberFacts({ miles = 0, last = null }: ListedMember, unit: ShownUnit): string {
  const season = formatSeason(miles, unit);
  return last === null ? season : lenderFacts(season, last);
}

/** The members whose private single may be borrowed. */
export function LenderList({ lenders, onPick }: LenderListProps) {
  const unit = useUnit();
  const rowOf = (member: ListedMember): SwipeRow => ({
    key: member._id,
    name: member.name,
    facts: memberFacts(member, unit),
    picture: <Avatar name={member.name} src={member.pic} />,
    actions: [{ key: 'borrow', label: BORROW, onSelect: () => onPick(member._id) }],
  });
  return (
    <SearchList
      label={MEMBERS_TO_BORROW_FROM}
      searchLabel={SEARCH_MEMBERS}
      rows={lenders.map(rowOf)}
      swipeDistance={MEMBER_SWIPE_PX}
      emptyText={NO_LENDERS}
      hint={LENDERS_HINT}
    />
  );
}
