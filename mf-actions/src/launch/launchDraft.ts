import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/boatClass';
import type { LaunchBody } from '@fleetwatch/contract/sorties/wire';
import type { PickedWorkout } from '@fleetwatch/kit/store/events';
import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/messages';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';

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

/** Seats beside the launcher's, 1 upward. */
export function crewSeats(payload: number): number[] {
  return Array.from({ length: seatsOfPayload(payload) - 1 }, (_, index) => index + 1);
}

/** Puts a member into a seat, or empties it (null). Nobody sits twice: a seat they had before is empty then. */
export function seatMember(draft: LaunchDraft, seat: number, memberId: string | null): LaunchDraft {
  const others = Object.entries(draft.crew).filter(([at, id]) => Number(at) !== seat && id !== memberId);
  const crew: Record<number, string> = Object.fromEntries(others);
  if (memberId !== null) crew[seat] = memberId;
  return { ...draft, crew };
}

/** Ids of those who sit in a boat of this payload, in the order of the seats. */
export function crewOf(draft: LaunchDraft, payload: number): string[] {
  return crewSeats(payload).flatMap((seat) => draft.crew[seat] ?? []);
}

/** Why the workout can't be sent, or null. */
export function workoutRefusal({ isWanted, text }: WorkoutDraft): string | null {
  return isWanted && text.trim().length > WORKOUT_TEXT_MAX ? WORKOUT_TEXT_LENGTH : null;
}

/** The workout's part of every launch. */
export function workoutTerms({
  isWanted,
  typeId,
  text,
}: WorkoutDraft): Pick<LaunchBody, 'description' | 'group'> {
  if (!isWanted) return { description: null, group: null };
  return { description: text.trim() || null, group: typeId || null };
}
