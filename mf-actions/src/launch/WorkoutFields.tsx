import styled from 'styled-components';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import { useAgentsQuery, useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { CoachWorkouts } from './CoachWorkouts.tsx';
import { OWN_WORKOUT } from './launchDraft.ts';
import { workoutRefusal } from './launchEntries.ts';
import type { WorkoutDraft } from './launchDraft.ts';
import { sourceTabs, typeTabs } from './workoutTabs.ts';
import { WORKOUT, WORKOUT_TYPE } from '../lazyTexts.ts';
import { OWN_WORKOUT_HINT, WORKOUTS, WORKOUT_SOURCE } from './texts.ts';

interface WorkoutFieldsProps {
  workout: WorkoutDraft;
  onChange: (workout: WorkoutDraft) => void;
}

const SOURCE_PANEL = 'workout-source';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: var(--s3);
`;

/** The box 'Workouts', and with it the source, the type and the text of the launch's workout. */
export function WorkoutFields({ workout, onChange }: WorkoutFieldsProps) {
  return (
    <Fields>
      <CheckboxField
        label={WORKOUTS}
        isChecked={workout.isWanted}
        onChange={(isWanted) => onChange({ ...workout, isWanted })}
      />
      {workout.isWanted && <WantedWorkout workout={workout} onChange={onChange} />}
    </Fields>
  );
}

function WantedWorkout({ workout, onChange }: WorkoutFieldsProps) {
  const { data: types = [] } = useWorkoutTypesQuery();
  const { data: coaches = [] } = useAgentsQuery();
  const coach = coaches.find(({ _id }) => _id === workout.source);
  const sources = sourceTabs(coaches);
  return (
    <>
      <TabStrip
        label={WORKOUT_SOURCE}
        tabs={sources}
        value={workout.source}
        onChange={(source) => onChange({ ...workout, source })}
        {...(coach && { panelId: SOURCE_PANEL })}
      />
      <TabStrip
        label={WORKOUT_TYPE}
        tabs={typeTabs(types)}
        value={workout.typeId}
        onChange={(typeId) => onChange({ ...workout, typeId })}
      />
      <TextAreaField
        label={WORKOUT}
        rows={2}
        limit={WORKOUT_TEXT_MAX}
        error={workoutRefusal(workout) ?? undefined}
        hint={workout.source === OWN_WORKOUT ? OWN_WORKOUT_HINT : undefined}
        value={workout.text}
        onChange={(text) => onChange({ ...workout, text })}
      />
      {coach && (
        <TabPanel id={SOURCE_PANEL} label={coach.name}>
          <CoachWorkouts key={coach._id} coach={coach} onPick={onChange} />
        </TabPanel>
      )}
    </>
  );
}
