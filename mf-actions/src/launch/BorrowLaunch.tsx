import { useState } from 'react';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { Notice } from '@fleetwatch/kit/ui/Notice';
import { reasonOf } from '@fleetwatch/kit/ui/reasonOf.ts';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';
import type { SwipeRow } from '@fleetwatch/kit/ui/SwipeRowView';
import { SearchList } from '@fleetwatch/kit/ui/SearchList';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { LaunchDraft } from './launchDraft.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { useLaunch } from './useLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface BorrowLaunchProps {
  draft: LaunchDraft;
  onDraft: (draft: LaunchDraft) => void;
  onLaunched: () => void;
}

/** How far a member's row may be swiped (member-operations §2, "Swipe lists"). */
const MEMBER_SWIPE_PX = 140;

function memberFacts({ miles = 0, last = null }: ListedMember): string {
  return last === null ? `${formatMiles(miles)} mi` : `${formatMiles(miles)} mi, last in ${last}`;
}

/** The members whose private single may be borrowed; 'Borrow' launches it. */
export function BorrowLaunch({ draft, onDraft, onLaunched }: BorrowLaunchProps) {
  const myId = useAppSelector(selectMemberId);
  const members = useMembersQuery();
  const { borrowFrom } = useLaunch(draft, onLaunched);
  const [lenderId, setLenderId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');

  const handleBorrow = async (lender: ListedMember) => {
    if (lenderId !== null) return;
    setLenderId(lender._id);
    setRefusal('');
    try {
      await borrowFrom(lender._id);
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setLenderId(null);
    }
  };
  const memberRow = (member: ListedMember): SwipeRow => ({
    key: member._id,
    name: member.name,
    facts: lenderId === member._id ? 'Borrowing …' : memberFacts(member),
    picture: <Avatar name={member.name} src={member.pic} />,
    actions: [
      {
        key: 'borrow',
        label: 'Borrow',
        isDisabled: lenderId !== null,
        onSelect: () => void handleBorrow(member),
      },
    ],
  });

  if (!members.data) {
    return members.error ? <LoadFailure query={members} /> : <Skeleton count={6} />;
  }
  const lenders = members.data.filter(({ _id }) => _id !== myId);
  return (
    <>
      <WorkoutFields workout={draft.workout} onChange={(workout) => onDraft({ ...draft, workout })} />
      <div role="alert">{refusal ? <Notice tone="red">{refusal}</Notice> : null}</div>
      <SearchList
        label="Members to borrow from"
        searchLabel="Search members"
        rows={lenders.map(memberRow)}
        swipeDistance={MEMBER_SWIPE_PX}
        emptyText="There is nobody to borrow from yet."
        hint="Swipe a member to the left, or press the arrow, to borrow."
      />
    </>
  );
}
