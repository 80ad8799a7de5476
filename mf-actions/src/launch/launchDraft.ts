import type { Dispatch, SetStateAction } from 'react';
import { dateText } from '@fleetwatch/contract/time/weeks';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { PickedWorkout } from '@fleetwatch/kit/store/events';

/** The workout of a launch. */
export interface WorkoutDraft {
  /** Whether the 'Workouts' box is checked; the other fields only count then. */
  isWanted: boolean;
  /** Its source: OWN_WORKOUT, a coach's member id, or '' before a choice. */
  source: string;
  /** Workout type id, '' before a choice. */
  typeId: string;
  text: string;
}

/** Updates the draft from its latest state, because a field losing the focus may have changed it a moment ago. */
export type ChangeLaunch = Dispatch<SetStateAction<LaunchDraft>>;

/** A member's choices for a launch, of any boat: they outlive the choice of another boat. */
export interface LaunchDraft {
  /** Member id by seat; seat 0 is the launcher's and is never included. */
  crew: Readonly<Record<number, string>>;
  /** Text typed in a seat that has not seated a member yet, by seat. */
  typed: Readonly<Record<number, string>>;
  workout: WorkoutDraft;
  /** Expected return and destination (rule safety.chips). */
  trip: Trip;
}

/** The source of a workout that the member writes. */
export const OWN_WORKOUT = 'own';

const NO_WORKOUT: WorkoutDraft = { isWanted: false, source: '', typeId: '', text: '' };
export const EMPTY_LAUNCH: LaunchDraft = { crew: {}, typed: {}, workout: NO_WORKOUT, trip: {} };

/** Returns the draft of a picked workout: it can be edited, and is part of the launch. */
export function pickedDraft({ agent, type, description }: PickedWorkout): WorkoutDraft {
  return { isWanted: true, source: agent, typeId: type, text: description };
}

/** Name of the draft on this device. It includes the day, so that yesterday's draft is not launched today. */
export function launchDraftName(now: Date): string {
  return `launch:${dateText(now.getFullYear(), now.getMonth() + 1, now.getDate())}`;
}
