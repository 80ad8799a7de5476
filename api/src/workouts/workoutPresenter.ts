import type { Workout, WorkoutDetail } from '@fleetwatch/contract/workouts/jobs';
import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { WorkoutRecord } from './Workout.ts';
import { workoutTypeDirectory } from './workoutTypeDirectory.ts';
import type { WorkoutTypeRecord } from './WorkoutType.ts';

/** Presents workouts with their coaches' names and pictures and their types' names. */
export async function presentWorkouts(workouts: readonly WorkoutRecord[]): Promise<Workout[]> {
  const [members, types] = await Promise.all([memberDirectory.get(), workoutTypeDirectory.get()]);
  return workouts.map((workout) => {
    const coach = members.get(String(workout.agent));
    const date = clubText(workout.postedAt);
    return {
      _id: String(workout._id),
      name: coach?.name ?? '',
      date,
      isodate: date,
      agent: String(workout.agent),
      group: String(workout.type),
      sortiegroup: String(workout.userGroup),
      type: types.get(String(workout.type))?.name ?? '',
      description: workout.text,
      pic: coach?.pic ?? '',
    };
  });
}

export async function presentWorkout(workout: WorkoutRecord): Promise<Workout> {
  const [presented] = await presentWorkouts([workout]);
  if (!presented) throw new Error('A workout presents as one.');
  return presented;
}

export function presentWorkoutDetail(workout: WorkoutRecord): WorkoutDetail {
  return {
    description: workout.text,
    sortiegroup: String(workout.userGroup),
    typeid: String(workout.type),
    agent: String(workout.agent),
  };
}

export function presentWorkoutType(type: WorkoutTypeRecord): WorkoutType {
  return { _id: String(type._id), name: type.name, moniker: type.moniker };
}
