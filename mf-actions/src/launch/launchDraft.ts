import type { Dispatch, SetStateAction } from 'react';
import { dateText } from '@fleetwatch/contract/time/weeks';
import type { Trip } from '@fleetwatch/contract/safety/wire';
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

/** Updates the draft from its latest state, because a field losing the focus may have changed it a moment ago. */
export type ChangeLaunch = Dispatch<SetStateAction<LaunchDraft>>;

/** What a member has chosen for a launch, whichever boat it will be: it outlives the choice of another boat. */
export interface LaunchDraft {
  /** Member id by seat; seat 0 is the launcher's and is never here. */
  crew: Readonly<Record<number, string>>;
  /** Text typed in a seat that has not seated a member yet, by seat. */
  typed: Readonly<Record<number, string>>;
  workout: WorkoutDraft;
  /** When the boat is due back, and where it goes (rule safety.chips). */
  trip: Trip;
}

/** The source of a workout that the member writes. */
export const OWN_WORKOUT = 'own';

const NO_WORKOUT: WorkoutDraft = { isWanted: false, source: '', typeId: '', text: '' };
export const EMPTY_LAUNCH: LaunchDraft = { crew: {}, typed: {}, workout: NO_WORKOUT, trip: {} };

/** The draft of a workout that was picked: it can be edited, and goes with the launch. */
export function pickedDraft({ agent, type, description }: PickedWorkout): WorkoutDraft {
  return { isWanted: true, source: agent, typeId: type, text: description };
}

/** The draft's name among those this device keeps. It has the day, so that yesterday's draft is not launched today. */
export function launchDraftName(now: Date): string {
  return `launch:${dateText(now.getFullYear(), now.getMonth() + 1, now.getDate())}`;
}
