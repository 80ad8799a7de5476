import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { launchKind, type LaunchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { Types } from 'mongoose';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';

export type PrivateKind = Extract<LaunchKind, 'private-1x' | 'private-2-4-8'>;

const SUFFIX: Record<PrivateKind, string> = { 'private-1x': '1x', 'private-2-4-8': '2-4-8' };

/**
 * Returns the name of a member's own boat: `privateBoatName('Kim Harper', 'private-1x') === "Kim Harper's
 * 1x"`
 */
export function privateBoatName(ownerName: string, kind: PrivateKind): string {
  return `${ownerName}'s ${SUFFIX[kind]}`;
}

/** Finds the class of members' own boats of a kind; 404 when the club has no such class. */
export async function privateBoatGroup(kind: PrivateKind): Promise<FleetGroupRecord> {
  const groups = [...(await fleetGroupDirectory.get()).values()];
  const group = groups.find((candidate) => candidate.isActive && launchKind(candidate) === kind);
  if (!group) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return group;
}

/**
 * Finds or creates a member's own boat, which is created at its first launch and named after its owner's
 * current name. 404 when the club has no such class.
 */
export async function takePrivateBoat(
  owner: { _id: Types.ObjectId; name: string },
  kind: PrivateKind,
): Promise<BoatRecord> {
  const group = await privateBoatGroup(kind);
  const which = { owner: owner._id, fleetGroup: group._id };
  const name = privateBoatName(owner.name, kind);

  const present = await BoatModel.findOne(which).lean<BoatRecord>();
  if (present) return { ...present, name };
  try {
    const made = await BoatModel.create({ ...which, name, commissionedAt: now() });
    return made.toObject();
  } catch (error) {
    // After two first launches at once, uses the boat that the other one created.
    const other = duplicateFields(error) && (await BoatModel.findOne(which).lean<BoatRecord>());
    if (!other) throw error;
    return other;
  }
}
