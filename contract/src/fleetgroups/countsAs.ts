import { boatShape } from './boatShape.ts';
import { launchKind } from './launchKind.ts';
import type { FleetGroup } from './wire.ts';

type ShapedGroup = Pick<FleetGroup, '_id' | 'name' | 'moniker' | 'payload'>;

/** A member's own 2-4-8 never counts as a single, even with one person aboard. */
const SEATS_MIN = 2;

/**
 * Returns the ids of the classes that a boat counts as for every rule about classes (rule launch.private-classes). A boat of
 * the fleet counts as its own class. A member's single, with its owner or lent, also counts as the club's singles; a member's
 * 2-4-8 as the smallest of the club's classes that seats its crew.
 * @param groups the club's classes
 * @param aboard number of people in the boat
 */
export function countsAs(group: ShapedGroup, groups: readonly ShapedGroup[], aboard: number): string[] {
  const kind = launchKind(group);
  if (kind === 'fleet') return [group._id];
  const seats = kind === 'private-2-4-8' ? Math.max(SEATS_MIN, aboard) : 1;
  const rowed = groups
    .filter((one) => launchKind(one) === 'fleet')
    .map((one) => ({ _id: one._id, seats: boatShape(one).seats }))
    .filter((one) => one.seats >= seats);
  const smallest = Math.min(...rowed.map((one) => one.seats));
  return [group._id, ...rowed.filter((one) => one.seats === smallest).map(({ _id }) => _id)];
}
