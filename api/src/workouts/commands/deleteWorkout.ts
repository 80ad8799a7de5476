import type { ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { WorkoutModel } from '../Workout.ts';
import { assertCanDeleteWorkout } from '../workoutPolicy.ts';
import { findWorkout } from './listWorkouts.ts';

/** Deletes a workout for the coach who posted it. 403 for others, 404 for an unknown one. */
export async function deleteWorkout(
  workoutId: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<void> {
  assertCanDeleteWorkout(actor, await findWorkout(workoutId, session));
  await WorkoutModel.deleteOne({ _id: workoutId }, { session });
}
