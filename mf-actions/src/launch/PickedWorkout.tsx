import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { workoutRefusal } from './launchEntries.ts';
import type { WorkoutDraft } from './launchDraft.ts';
import { WORKOUT } from '../lazyTexts.ts';

interface PickedWorkoutProps {
  workout: WorkoutDraft;
  onText: (text: string) => void;
}

/**
 * The text of a picked workout above the boats, until a boat is chosen, whose launch includes it (rule launch.picked-workout).
 */
export function PickedWorkout({ workout, onText }: PickedWorkoutProps) {
  return (
    <TextAreaField
      label={WORKOUT}
      rows={2}
      limit={WORKOUT_TEXT_MAX}
      error={workoutRefusal(workout) ?? undefined}
      value={workout.text}
      onChange={onText}
    />
  );
}
