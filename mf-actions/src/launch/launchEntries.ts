import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/texts';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import { findByName } from '@fleetwatch/contract/accounts/findByName';
import type { LaunchDraft, WorkoutDraft } from './launchDraft.ts';
import { alreadySeated, memberListLoading, noMemberCalled } from './texts.ts';

interface Named {
  _id: string;
  name: string;
}

/** Returns the seats besides the launcher's, 1 upward. */
export function crewSeats(payload: number): number[] {
  return Array.from({ length: seatsOfPayload(payload) - 1 }, (_, index) => index + 1);
}

/** Puts a member into a seat, or empties it (null). Their previous seat becomes empty. */
export function seatMember(draft: LaunchDraft, seat: number, memberId: string | null): LaunchDraft {
  const others = Object.entries(draft.crew).filter(([at, id]) => Number(at) !== seat && id !== memberId);
  const crew: Record<number, string> = Object.fromEntries(others);
  if (memberId !== null) crew[seat] = memberId;
  return { ...typeInSeat(draft, seat, ''), crew };
}

/** Keeps the text typed in a seat until a member is seated there. */
export function typeInSeat(draft: LaunchDraft, seat: number, text: string): LaunchDraft {
  return { ...draft, typed: { ...draft.typed, [seat]: text } };
}

/** Returns the available member whose full name is the text in a seat. */
function namedInSeat<Person extends Named>(
  free: readonly Person[] | undefined,
  text: string,
): Person | undefined {
  return free && findByName(free, text);
}

/** Returns why the text typed in a seat cannot seat a member; null if it is empty or names an available one. */
export function seatRefusal(
  draft: LaunchDraft,
  seat: number,
  { members, launcherId }: { members: readonly Named[] | undefined; launcherId: string },
): string | null {
  const text = draft.typed[seat]?.trim() ?? '';
  if (text === '' || draft.crew[seat] !== undefined) return null;
  if (members === undefined) return memberListLoading(seat);
  const named = findByName(members, text);
  if (!named) return noMemberCalled(seat, text);
  const isTaken = named._id === launcherId || Object.values(draft.crew).includes(named._id);
  return isTaken ? alreadySeated(seat, named.name) : null;
}

/**
 * Returns the crew of a boat of this payload at launch: seated members, and members that a seat's text names in full. Any other
 * text is refused with its seat, so that no one is left behind silently.
 */
export function seatTyped(
  draft: LaunchDraft,
  payload: number,
  boat: { members: readonly Named[] | undefined; launcherId: string },
): { draft: LaunchDraft; refusal: string | null } {
  let seated = draft;
  for (const seat of crewSeats(payload)) {
    const refusal = seatRefusal(seated, seat, boat);
    if (refusal !== null) return { draft, refusal };
    const text = seated.crew[seat] === undefined ? (seated.typed[seat] ?? '') : '';
    const named = namedInSeat(boat.members, text);
    if (named) seated = seatMember(seated, seat, named._id);
  }
  return { draft: seated, refusal: null };
}

/** Returns the ids of seated members in a boat of this payload, in the order of the seats. */
export function crewOf(draft: LaunchDraft, payload: number): string[] {
  return crewSeats(payload).flatMap((seat) => draft.crew[seat] ?? []);
}

/** Returns why the workout can't be sent, or null. */
export function workoutRefusal({ isWanted, text }: WorkoutDraft): string | null {
  return isWanted && text.trim().length > WORKOUT_TEXT_MAX ? WORKOUT_TEXT_LENGTH : null;
}
