import { WORKOUT_NOT_FOUND } from '@fleetwatch/contract/workouts/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { WorkoutModel, type WorkoutRecord } from '../Workout.ts';

export const workoutNotFound = (): ApiError => new ApiError('not_found', WORKOUT_NOT_FOUND);

/** A posted workout of the club; 404 for any other id. */
export async function findWorkout(
  workoutId: string,
  session: ClientSession | null = null,
): Promise<WorkoutRecord> {
  const workout = await WorkoutModel.findById(workoutId).session(session).lean<WorkoutRecord>();
  if (!workout) throw workoutNotFound();
  return workout;
}
