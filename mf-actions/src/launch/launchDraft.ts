import type { PickedWorkout } from '@fleetwatch/kit/store/events';

/** The workout to go with a launch. */
export interface WorkoutDraft {
  /** The 'Workouts' box is checked; what is below counts only then. */
  isWanted: boolean;
  /** Where it comes from: OWN_WORKOUT, a coach's member id, or '' while that is not chosen. */
  source: string;
  /** Workout type id, '' while none is chosen. */
  typeId: string;
  text: string;
}

/** What a member has chosen for a launch, whichever boat it will be: it outlives the choice of another boat. */
export interface LaunchDraft {
  /** Member id by seat; seat 0 is the launcher's and is never here. */
  crew: Readonly<Record<number, string>>;
  workout: WorkoutDraft;
}

/** The source of who writes their workout themselves. */
export const OWN_WORKOUT = 'own';

const NO_WORKOUT: WorkoutDraft = { isWanted: false, source: '', typeId: '', text: '' };
export const EMPTY_LAUNCH: LaunchDraft = { crew: {}, workout: NO_WORKOUT };

/** The draft of a workout that was picked: it can be edited, and goes with the launch. */
export function pickedDraft({ agent, type, description }: PickedWorkout): WorkoutDraft {
  return { isWanted: true, source: agent, typeId: type, text: description };
}

/**
 * The draft that the history's entry brings back, `{ workout: { typeId, text } }`: what was typed for the launch of a crew
 * that was given up. Of any other state it is empty.
 */
export function draftOfState(state: unknown): LaunchDraft {
  const { workout } = Object(state) as { workout?: unknown };
  const { typeId, text } = Object(workout) as Record<string, unknown>;
  if (typeof typeId !== 'string' || typeof text !== 'string') return EMPTY_LAUNCH;
  return { ...EMPTY_LAUNCH, workout: { isWanted: true, source: OWN_WORKOUT, typeId, text } };
}
