import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import { workoutRow, type WorkoutActions } from './workoutRow.tsx';
import { SWIPE_HINT } from './texts.ts';

/** Longest swipe of a workout's row (rule boat.swipe). */
const WORKOUT_SWIPE_PX = 270;

interface WorkoutListProps {
  label: string;
  query: ResultQuery<Workout[]>;
  /** Selects the shown workouts of those that were fetched. */
  select?: (workouts: Workout[]) => Workout[];
  emptyText: string;
  actions: WorkoutActions;
}

/** Workouts, the newest first. */
export function WorkoutList({ label, query, select = (all) => all, emptyText, actions }: WorkoutListProps) {
  return (
    <QueryResult query={query} isEmpty={(workouts) => select(workouts).length === 0} emptyText={emptyText}>
      {(workouts) => (
        <SwipeList
          label={label}
          rows={select(workouts).map((workout) => workoutRow(workout, actions))}
          swipeDistance={WORKOUT_SWIPE_PX}
          hint={SWIPE_HINT}
        />
      )}
    </QueryResult>
  );
}
