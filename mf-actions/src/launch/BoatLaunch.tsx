import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { LaunchRules } from '@fleetwatch/kit/launch/LaunchRules';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { Refusal } from '../screen/Refusal.ts';
import { BoatFacts, ClassMark } from './boatRow.tsx';
import { CrewSeats } from './CrewSeats.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { LaunchSlider } from './LaunchSlider.tsx';
import { crewOf, seatTyped } from './launchEntries.ts';
import { TripPart } from './tripPart.tsx';
import { useDockLaunch } from './useDockLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';
import { OTHER_BOAT, launchBoatNow, rowedBy } from './texts.ts';

interface BoatLaunchProps {
  boat: Boat;
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
  /** Called with the reason when the boat is no longer available. */
  onRefused: (text: string) => void;
  onOther: () => void;
}

const Facts = styled.p`
  color: var(--muted);
`;

/** The picked boat: its crew, its workout, and the slider that launches it. */
export function BoatLaunch({ boat, draft, onDraft, onLaunched, onRefused, onOther }: BoatLaunchProps) {
  const isWatching = useHasFeature('overdue');
  const me = useAppSelector(selectMemberId);
  const { data: members } = useMembersQuery();
  const { grouppayload: payload } = boat;
  const crew = crewOf(draft, payload);
  const aboard = [me, ...crew];
  const { flow, confirm } = useDockLaunch({ target: { bus: boat._id }, boat, crew }, draft, onLaunched);
  const handleConfirm = async () => {
    const { draft: seated, refusal } = seatTyped(draft, payload, { members, launcherId: me });
    try {
      await confirm({ crew: crewOf(seated, payload), refusal });
    } catch (error) {
      if (error instanceof Refusal && error.isOutOfDate) onRefused(error.text);
      throw error;
    }
  };
  const other = (
    <Button tone="quiet" onClick={onOther}>
      {OTHER_BOAT}
    </Button>
  );
  const trip = (part: 'time' | 'rest') =>
    isWatching && (
      <TripPart.View
        value={draft.trip}
        aboard={aboard}
        onChange={(next) => onDraft((before) => ({ ...before, trip: next }))}
        part={part}
      />
    );
  const title = (
    <>
      {boat.name} <ClassMark>{boat.groupmoniker}</ClassMark>
    </>
  );
  return (
    <Card title={title} actions={other}>
      <LaunchRules flow={flow} aboard={aboard} />
      <Facts>
        <BoatFacts boat={boat} />
        {boat.lastby === null ? '' : rowedBy(boat.lastby)}
      </Facts>
      {boat.description ? <p>{boat.description}</p> : null}
      {trip('time')}
      <CrewSeats payload={payload} draft={draft} onDraft={onDraft} />
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      {trip('rest')}
      <LaunchSlider
        boat={boat._id}
        flow={flow}
        question={launchBoatNow(boat.name)}
        onConfirm={handleConfirm}
      />
    </Card>
  );
}
