import type { FleetGroup } from './wire.ts';

/** How a boat class is launched (member-operations §2, "Launch"). */
export type LaunchKind = 'fleet' | 'private-1x' | 'private-2-4-8' | 'borrow-1x';

/** Monikers of the classes that are not fleet boats; the specification writes the big private boats both ways. */
const PRIVATE_KINDS: Readonly<Record<string, LaunchKind>> = {
  '1p': 'private-1x',
  '2-4-8p': 'private-2-4-8',
  '248p': 'private-2-4-8',
  '1b': 'borrow-1x',
};

/** The way boats of a class leave the dock, told by its moniker. */
export function launchKind(fleetGroup: Pick<FleetGroup, 'moniker'>): LaunchKind {
  return PRIVATE_KINDS[fleetGroup.moniker.toLowerCase()] ?? 'fleet';
}

/** Fleet groups that may not be deleted (club-management §3); a demo club starts with them. */
export const PROTECTED_FLEET_GROUPS = [
  'Scull',
  'Gig',
  'Double',
  'Pair',
  'Pair-with',
  'Straight Pair',
  'Four',
  'Straight Four',
  'Quad',
  'Eight',
  'Private 1x',
  'Private 2-4-8',
  'Borrowed 1x',
  'Launch',
] as const;

/** Seat counts a boat may have (club-management §4, "Crew seats"). */
export const SEAT_COUNTS: readonly number[] = [1, 2, 3, 4, 5, 9];

/** Seats shown for a payload: 1, 2, 3, 4, 5 or 9, otherwise 1 (club-management §4). Seat 0 is the launcher's. */
export function seatsOfPayload(payload: number): number {
  return SEAT_COUNTS.includes(payload) ? payload : 1;
}
