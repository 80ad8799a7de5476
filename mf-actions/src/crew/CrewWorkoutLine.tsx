import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import type { CrewWorkout } from './crewPlace.ts';
import { WORKOUT } from '../lazyTexts.ts';
import { NO_WORKOUT } from './texts.ts';

/** The workout of the crew's launch. */
export function CrewWorkoutLine({ workout, onRemove }: { workout: CrewWorkout; onRemove: () => void }) {
  const { data: types } = useWorkoutTypesQuery();
  const type = types?.find(({ _id }) => _id === workout.typeId)?.name;
  const remove = (
    <Button tone="quiet" onClick={onRemove}>
      {NO_WORKOUT}
    </Button>
  );
  return (
    <Notice actions={remove}>
      <strong>{type ?? WORKOUT}</strong>
      {workout.text === '' ? null : <p>{workout.text}</p>}
    </Notice>
  );
}
