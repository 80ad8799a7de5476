import { useState } from 'react';
import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { Refusal } from '../screen/Refusal.ts';
import { Dock } from '../screen/Dock.tsx';
import { BoatFacts, ClassMark } from './boatRow.tsx';
import { CrewSeats } from './CrewSeats.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { crewOf } from './launchTerms.ts';
import { RuleLines } from './RuleLines.tsx';
import { SupervisorField } from './SupervisorField.tsx';
import { TripPart } from './tripPart.tsx';
import { useLaunch } from './useLaunch.ts';
import { useOverride } from './useOverride.ts';
import { useLaunchAbout, useLaunchAnswers, useRules } from './useRules.tsx';
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
  const isWatching = useHasFeature('overdue');
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const me = useAppSelector(selectMemberId) ?? '';
  const crew = crewOf(draft, boat.grouppayload);
  const { workout, trip: goes } = draft;
  const type = workout.isWanted ? workout.typeId : undefined;
  const about = useLaunchAbout({ supervisor: supervision?.member, area: goes.area, type });
  const rules = useRules('Launch', about);
  const { results, canOverride } = useLaunchAnswers(boat, crew, about);
  const override = useOverride({ results, canOverride });
  const handleConfirm = async () => {
    const overrides = override.replies();
    try {
      await launchBoat(boat, rules.launch, overrides, supervision);
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
  const trip = (part: 'time' | 'rest') =>
    isWatching && (
      <TripPart.View
        value={draft.trip}
        aboard={[me, ...crew]}
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
      <Facts>
        <BoatFacts boat={boat} />
        {boat.lastby === null ? '' : ` by ${boat.lastby}`}
      </Facts>
      {boat.description ? <p>{boat.description}</p> : null}
      {trip('time')}
      <CrewSeats payload={boat.grouppayload} draft={draft} onDraft={onDraft} />
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      {trip('rest')}
      <RuleLines answers={results} reason={override.field} />
      {results.some(({ ruleId }) => ruleId === 'clearance.supervision') && (
        <SupervisorField aboard={[me, ...crew]} value={supervision} onChange={setSupervision} />
      )}
      {override.isStopped ? null : (
        <Dock>
          <ConfirmSlider
            key={`${boat._id} ${rules.attempt}`}
            label="Confirm launch"
            verb="Launch"
            question={`Launch ${boat.name} now?`}
            onConfirm={handleConfirm}
          />
        </Dock>
      )}
      {rules.dialog}
    </Card>
  );
}
