import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { shortDay } from '@fleetwatch/kit/ui/shortDay.ts';
import type { SwipeRow } from '@fleetwatch/kit/ui/SwipeRowView';

export interface WorkoutActions {
  edit: (workout: Workout) => void;
  post: (workout: Workout) => void;
  launch: (workout: Workout) => void;
  /** Coaches alone see it. */
  remove: ((workout: Workout) => void) | null;
}

/** 'Pyramids, Maren Coach, May 28' */
export const workoutName = ({ type, name, isodate }: Workout): string =>
  `${type}, ${name}, ${shortDay(isodate)}`;

/** A workout with Edit, Post and Launch (club-management §2, "Workouts"). */
export function workoutRow(workout: Workout, actions: WorkoutActions): SwipeRow {
  const { remove } = actions;
  return {
    key: workout._id,
    name: workoutName(workout),
    facts: workout.description,
    picture: <Avatar name={workout.name} src={workout.pic} />,
    actions: [
      { key: 'edit', label: 'Edit', tone: 'cedar', onSelect: () => actions.edit(workout) },
      { key: 'post', label: 'Post', tone: 'green', onSelect: () => actions.post(workout) },
      { key: 'launch', label: 'Launch', tone: 'water', onSelect: () => actions.launch(workout) },
      ...(remove
        ? [{ key: 'delete', label: 'Delete', tone: 'red' as const, onSelect: () => remove(workout) }]
        : []),
    ],
  };
}
