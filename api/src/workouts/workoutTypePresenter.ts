import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import type { WorkoutTypeRecord } from './WorkoutType.ts';

export function presentWorkoutType(type: WorkoutTypeRecord): WorkoutType {
  return { _id: String(type._id), name: type.name, moniker: type.moniker };
}
