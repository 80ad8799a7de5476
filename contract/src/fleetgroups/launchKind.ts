import { SEATS_MAX } from './edits.ts';
import type { FleetGroup } from './wire.ts';

/** Way in which a boat class is launched (rule launch.classes). */
export type LaunchKind = 'fleet' | 'private-1x' | 'private-2-4-8' | 'borrow-1x';

/** Monikers of the classes that are not fleet boats; the big private boats have two spellings. */
const PRIVATE_KINDS: Readonly<Record<string, LaunchKind>> = {
  '1p': 'private-1x',
  '2-4-8p': 'private-2-4-8',
  '248p': 'private-2-4-8',
  '1b': 'borrow-1x',
};

/** Returns how boats of a class are launched, by the class's moniker. */
export function launchKind(fleetGroup: Pick<FleetGroup, 'moniker'>): LaunchKind {
  return PRIVATE_KINDS[fleetGroup.moniker.toLowerCase()] ?? 'fleet';
}

/** Fleet groups that may not be deleted (rule class.protected); a demo club starts with them. */
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

/** Seats of a boat whose class has a payload: equal to the payload, 1 to 9; one if it has none. Seat 0 is the launcher's. */
export function seatsOfPayload(payload: number): number {
  return Number.isInteger(payload) && payload >= 1 && payload <= SEATS_MAX ? payload : 1;
}
