import styled from 'styled-components';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { CheckboxField } from '@fleetwatch/kit/ui/CheckboxField';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { TextAreaField } from '@fleetwatch/kit/ui/TextAreaField';
import { workoutRefusal } from './launchDraft.ts';
import type { WorkoutDraft } from './launchDraft.ts';

interface WorkoutFieldsProps {
  workout: WorkoutDraft;
  onChange: (workout: WorkoutDraft) => void;
}

/** Names of workout types are cut here (member-operations §9). */
const TYPE_NAME_MAX = 14;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: var(--s3);
`;

/** The box 'Workouts', and with it the type and the text of the workout that goes with the launch. */
export function WorkoutFields({ workout, onChange }: WorkoutFieldsProps) {
  const { data: types = [] } = useWorkoutTypesQuery();
  const tabs = types.map(({ _id, name }) => ({ value: _id, label: name.slice(0, TYPE_NAME_MAX) }));
  return (
    <Fields>
      <CheckboxField
        label="Workouts"
        isChecked={workout.isWanted}
        onChange={(isWanted) => onChange({ ...workout, isWanted })}
      />
      {workout.isWanted && (
        <>
          <TabStrip
            label="Workout type"
            tabs={tabs}
            value={workout.typeId}
            onChange={(typeId) => onChange({ ...workout, typeId })}
          />
          <TextAreaField
            label="Workout"
            rows={2}
            limit={WORKOUT_TEXT_MAX}
            error={workoutRefusal(workout) ?? undefined}
            value={workout.text}
            onChange={(text) => onChange({ ...workout, text })}
          />
        </>
      )}
    </Fields>
  );
}
