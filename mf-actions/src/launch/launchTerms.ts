import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/boatClass';
import type { LaunchBody } from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/messages';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import type { LaunchDraft, WorkoutDraft } from './launchDraft.ts';

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
