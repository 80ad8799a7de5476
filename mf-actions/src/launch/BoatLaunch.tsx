import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { useAskAfloat } from '../people/useAskAfloat.tsx';
import { Refusal } from '../screen/Refusal.ts';
import { Dock } from '../screen/Dock.tsx';
import { boatFacts, ClassMark } from './boatRow.tsx';
import { CrewSeats } from './CrewSeats.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { useLaunch } from './useLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface BoatLaunchProps {
  boat: Boat;
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
  /** The boat is no longer available; the text says why. */
  onRefused: (text: string) => void;
  onOther: () => void;
}

const Facts = styled.p`
  color: var(--muted);
`;

/** The picked boat: who sits in it, the workout, and the slider that launches it. */
export function BoatLaunch({ boat, draft, onDraft, onLaunched, onRefused, onOther }: BoatLaunchProps) {
  const { launchBoat } = useLaunch(draft, onLaunched);
  const afloat = useAskAfloat('Launch');
  const handleConfirm = async () => {
    try {
      await launchBoat(boat, afloat.ask);
    } catch (error) {
      if (error instanceof Refusal && error.isOutOfDate) onRefused(error.text);
      throw error;
    }
  };
  const other = (
    <Button tone="quiet" onClick={onOther}>
      Other boat
    </Button>
  );
  const title = (
    <>
      {boat.name} <ClassMark>{boat.groupmoniker}</ClassMark>
    </>
  );
  return (
    <Card title={title} actions={other}>
      <Facts>
        {boatFacts(boat)}
        {boat.lastby === null ? '' : ` by ${boat.lastby}`}
      </Facts>
      {boat.description ? <p>{boat.description}</p> : null}
      <CrewSeats payload={boat.grouppayload} draft={draft} onDraft={onDraft} />
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      <Dock>
        <ConfirmSlider
          key={`${boat._id} ${afloat.attempt}`}
          label="Confirm launch"
          verb="Launch"
          question={`Launch ${boat.name} now?`}
          onConfirm={handleConfirm}
        />
      </Dock>
      {afloat.dialog}
    </Card>
  );
}
