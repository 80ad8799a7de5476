import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { Dock } from '../screen/Dock.tsx';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { LenderList } from './LenderList.tsx';
import { TripPart } from './tripPart.tsx';
import { useLaunch } from './useLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface BorrowLaunchProps {
  /** Member id of the lender; '' while none is picked. */
  lenderId: string;
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
  /** A lender is picked; '' goes back to the list. */
  onLender: (memberId: string) => void;
}

/** Borrows the private single of a member: whose, then the workout and the slider that launches it. */
export function BorrowLaunch({ lenderId, draft, onDraft, onLaunched, onLender }: BorrowLaunchProps) {
  const myId = useAppSelector(selectMemberId);
  const members = useMembersQuery();
  const isWatching = useHasFeature('overdue');
  const { borrowFrom } = useLaunch(draft, onLaunched);
  if (!members.data) {
    return members.error ? <LoadFailure query={members} /> : <Skeleton count={6} />;
  }
  const lenders = members.data.filter(({ _id }) => _id !== myId);
  const lender = lenders.find(({ _id }) => _id === lenderId);
  if (!lender) return <LenderList lenders={lenders} onPick={onLender} />;
  const other = (
    <Button tone="quiet" onClick={() => onLender('')}>
      Other member
    </Button>
  );
  return (
    <Card title={`${lender.name}'s private single`} actions={other}>
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      {isWatching && (
        <TripPart.View
          aboard={[myId ?? '']}
          value={draft.trip}
          onChange={(trip) => onDraft((before) => ({ ...before, trip }))}
        />
      )}
      <Dock>
        <ConfirmSlider
          key={lender._id}
          label="Confirm launch"
          verb="Borrow"
          question={`Borrow ${lender.name}'s private single now?`}
          onConfirm={() => borrowFrom(lender._id)}
        />
      </Dock>
    </Card>
  );
}
