import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { WorkoutRecord } from './Workout.ts';

/** Throws unless the caller posted the workout: only that coach may delete it (rule workout.coach). */
export function assertCanDeleteWorkout(actor: MemberActor, workout: WorkoutRecord): void {
  if (actor.id !== String(workout.agent)) throw new ApiError('forbidden', NOT_YOURS);
}
