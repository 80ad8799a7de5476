import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { shortDay } from '@fleetwatch/kit/ui/time/shortDay.ts';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';

export interface WorkoutActions {
  launch: (workout: Workout) => void;
  /** Null for members, whom the server would refuse. */
  forCoach: Readonly<Record<'edit' | 'post' | 'remove', (workout: Workout) => void>> | null;
}

/** 'Pyramids, Maren Coach, May 28' */
export const workoutName = ({ type, name, isodate }: Workout): string =>
  `${type}, ${name}, ${shortDay(isodate)}`;

/** The row of a workout with Edit, Post and Launch (rule workout.row); members may only launch. */
export function workoutRow(workout: Workout, actions: WorkoutActions): SwipeRow {
  const { launch, forCoach } = actions;
  const select = (onSelect: (workout: Workout) => void) => ({ onSelect: () => onSelect(workout) });
  return {
    key: workout._id,
    name: workoutName(workout),
    facts: workout.description,
    picture: <Avatar name={workout.name} src={workout.pic} />,
    actions: [
      ...(forCoach
        ? ([
            { key: 'edit', label: 'Edit', tone: 'cedar', ...select(forCoach.edit) },
            { key: 'post', label: 'Post', tone: 'green', ...select(forCoach.post) },
          ] as const)
        : []),
      { key: 'launch', label: 'Launch', tone: 'water', ...select(launch) },
      ...(forCoach
        ? [{ key: 'delete', label: 'Delete', tone: 'red', ...select(forCoach.remove) } as const]
        : []),
    ],
  };
}
