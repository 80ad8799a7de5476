import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { SwipeList } from '@fleetwatch/kit/ui/SwipeList';

/** How far a workout's row may be swiped (member-operations §2). */
const WORKOUT_SWIPE_PX = 270;

/** Workouts, the newest first. */
export function WorkoutList({ label, workouts }: { label: string; workouts: readonly Workout[] }) {
  const rows = workouts.map((workout) => ({
    key: workout._id,
    name: `${workout.type}, ${workout.name}`,
    facts: workout.description,
    picture: <Avatar name={workout.name} src={workout.pic} />,
  }));
  return <SwipeList label={label} rows={rows} swipeDistance={WORKOUT_SWIPE_PX} />;
}
