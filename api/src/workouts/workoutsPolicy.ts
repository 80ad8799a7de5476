import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { WORKOUT_EDIT_COACHES_ONLY } from '@fleetwatch/contract/workouts/messages';
import { mustBeCoach } from '../platform/auth/coachPolicy.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import type { WorkoutRecord } from './Workout.ts';

/** Coaches post, each in their own name (rule workout.coach). */
export function mayPostWorkout(actor: MemberActor, agentId: string): void {
  mustBeCoach(actor);
  if (actor.id !== agentId) throw new ApiError('forbidden', NOT_YOURS);
}

/** Any coach edits (rule workout.coach). */
export function mayEditWorkouts(actor: MemberActor): void {
  mustBeCoach(actor, WORKOUT_EDIT_COACHES_ONLY);
}

/** The coach who posted it deletes a workout (rule workout.coach). */
export function mayDeleteWorkout(actor: MemberActor, workout: WorkoutRecord): void {
  mustBeCoach(actor);
  if (actor.id !== String(workout.agent)) throw new ApiError('forbidden', NOT_YOURS);
}
