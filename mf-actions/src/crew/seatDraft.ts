import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';

/**
 * The seats of a crew: member ids in seats 1 upward, null for an empty seat. Seat 0 is the steerer's, who is the signed-in
 * member, and is never included (rule crew.seating).
 */
export type SeatDraft = readonly (string | null)[];

/** A seat in the address is a member id or empty; any other text counts as empty. */
const MEMBER_ID = /^\w+$/;

/** Returns the seats besides the steerer's, all empty: 0, 1, 2, 3, 4 or 8 by the payload. */
export function emptySeats(payload: number): SeatDraft {
  return Array.from({ length: seatsOfPayload(payload) - 1 }, () => null);
}

/** Reads seats that `writeSeats` wrote. Drops repeated members and the steerer, who has seat 0. */
export function readSeats(text: string | null, payload: number, steererId: string): SeatDraft {
  const ids = text?.split(',') ?? [];
  return emptySeats(payload).map((_empty, at) => {
    const id = ids[at];
    const isCrewMember = id !== undefined && MEMBER_ID.test(id) && id !== steererId;
    return isCrewMember && ids.indexOf(id) === at ? id : null;
  });
}

/** For the address: `writeSeats([null, 'ada', null]) === ',ada'`, `''` when all are empty. */
export function writeSeats(seats: SeatDraft): string {
  return seats
    .map((id) => id ?? '')
    .join(',')
    .replace(/,+$/, '');
}

export const isFull = (seats: SeatDraft): boolean => !seats.includes(null);

/** Seats a member in the first empty seat, unless they are seated already or the boat is full. */
export function seatFirstFree(seats: SeatDraft, memberId: string): SeatDraft {
  const free = seats.indexOf(null);
  return free < 0 || seats.includes(memberId) ? seats : seats.with(free, memberId);
}

export const emptySeat = (seats: SeatDraft, at: number): SeatDraft => seats.with(at, null);

/** Moves the content of one seat to another; the seats between shift, empty ones too. */
export function moveSeat(seats: SeatDraft, from: number, to: number): SeatDraft {
  const mover = seats[from];
  return mover === undefined ? seats : seats.toSpliced(from, 1).toSpliced(to, 0, mover);
}

/** Returns the ids of seated members, in the order of the seats. */
export const crewOfSeats = (seats: SeatDraft): string[] => seats.filter((id) => id !== null);
