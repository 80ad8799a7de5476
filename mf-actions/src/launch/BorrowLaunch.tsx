import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { LenderList } from './LenderList.tsx';
import { PrivateLaunch } from './PrivateLaunch.tsx';
import { BORROW, OTHER_MEMBER, borrowNow, privateSingleOf } from './texts.ts';

interface BorrowLaunchProps {
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
  /** Called when a lender is picked; '' goes back to the list. */
  onLender: (memberId: string) => void;
  /** Member id of the lender; '' while none is picked. */
  lenderId: string;
}

/** Borrows a member's private single: choose the lender, then launch as usual. */
export function BorrowLaunch({ lenderId, onLender, ...shared }: BorrowLaunchProps) {
  const myId = useAppSelector(selectMemberId);
  const members = useMembersQuery();
  if (!members.data) {
    return members.error ? <LoadFailure query={members} /> : <Skeleton count={6} />;
  }
  const lenders = members.data.filter(({ _id }) => _id !== myId);
  const lender = lenders.find(({ _id }) => _id === lenderId);
  if (!lender) return <LenderList lenders={lenders} onPick={onLender} />;
  return (
    <PrivateLaunch
      key={lender._id}
      {...shared}
      target={{ borrowed: lender._id }}
      title={privateSingleOf(lender.name)}
      actions={
        <Button tone="quiet" onClick={() => onLender('')}>
          {OTHER_MEMBER}
        </Button>
      }
      verb={BORROW}
      question={borrowNow(lender.name)}
    />
  );
}
