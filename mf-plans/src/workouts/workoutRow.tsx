import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { DELETE, EDIT, LAUNCH, POST } from './texts.ts';

export interface WorkoutActions {
  launch: (workout: Workout) => void;
  /** For members, the next two only show that they are for coaches. */
  edit: (workout: Workout) => void;
  post: (workout: Workout) => void;
  /** Null for members. */
  remove: ((workout: Workout) => void) | null;
}

/** 'Pyramids, Maren Coach, May 28' */
export const workoutName = ({ type, name, isodate }: Workout): string =>
  `${type}, ${name}, ${dayText(isodate)}`;

/** The row of a workout with Edit, Post and Launch (rule workout.row); for a member only Launch has an effect. */
export function workoutRow(workout: Workout, actions: WorkoutActions): SwipeRow {
  const { launch, edit, post, remove } = actions;
  const isCoach = remove !== null;
  const select = (onSelect: (workout: Workout) => void) => ({ onSelect: () => onSelect(workout) });
  return {
    key: workout._id,
    name: workoutName(workout),
    facts: workout.description,
    picture: <Avatar name={workout.name} src={workout.pic} />,
    actions: [
      { key: 'edit', label: EDIT, tone: 'cedar', isMuted: !isCoach, ...select(edit) },
      { key: 'post', label: POST, tone: 'green', isMuted: !isCoach, ...select(post) },
      { key: 'launch', label: LAUNCH, tone: 'water', ...select(launch) },
      ...(remove ? [{ key: 'delete', label: DELETE, tone: 'red', ...select(remove) } as const] : []),
    ],
  };
}
