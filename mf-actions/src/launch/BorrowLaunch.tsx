import { LaunchRules } from '@fleetwatch/kit/launch/LaunchRules';
import { useMembersQuery, type ListedMember } from '@fleetwatch/kit/store/members';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { LaunchSlider } from './LaunchSlider.tsx';
import { LenderList } from './LenderList.tsx';
import { TripPart } from './tripPart.tsx';
import { useDockLaunch } from './useDockLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface DraftProps {
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
  /** A lender is picked; '' goes back to the list. */
  onLender: (memberId: string) => void;
}

interface BorrowLaunchProps extends DraftProps {
  /** Member id of the lender; '' while none is picked. */
  lenderId: string;
}

/** Borrows the private single of a member: whose, then what every launch asks. */
export function BorrowLaunch({ lenderId, ...launch }: BorrowLaunchProps) {
  const myId = useAppSelector(selectMemberId);
  const members = useMembersQuery();
  if (!members.data) {
    return members.error ? <LoadFailure query={members} /> : <Skeleton count={6} />;
  }
  const lenders = members.data.filter(({ _id }) => _id !== myId);
  const lender = lenders.find(({ _id }) => _id === lenderId);
  if (!lender) return <LenderList lenders={lenders} onPick={launch.onLender} />;
  return <BorrowedSingle key={lender._id} {...launch} lender={lender} />;
}

function BorrowedSingle({
  lender: { _id: lenderId, name },
  draft,
  onDraft,
  onLaunched,
  onLender,
}: DraftProps & { lender: ListedMember }) {
  const aboard = [useAppSelector(selectMemberId)];
  const isWatching = useHasFeature('overdue');
  const { flow, confirm } = useDockLaunch({ target: { borrowed: lenderId } }, draft, onLaunched);
  const other = (
    <Button tone="quiet" onClick={() => onLender('')}>
      Other member
    </Button>
  );
  return (
    <Card title={`${name}'s private single`} actions={other}>
      <LaunchRules flow={flow} aboard={aboard} />
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      {isWatching && (
        <TripPart.View
          aboard={aboard}
          value={draft.trip}
          onChange={(trip) => onDraft((before) => ({ ...before, trip }))}
        />
      )}
      <LaunchSlider
        boat={lenderId}
        flow={flow}
        verb="Borrow"
        question={`Borrow ${name}'s private single now?`}
        onConfirm={confirm}
      />
    </Card>
  );
}
