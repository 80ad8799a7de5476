import { FLEET_GROUP_NOT_FOUND } from '@fleetwatch/contract/fleetgroups/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { FleetGroupModel, type FleetGroupRecord } from '../FleetGroup.ts';
import { fleetGroupDirectory } from '../fleetGroupDirectory.ts';

/** Finds a fleet group of the club, including deleted ones, whose sorties stay listed. 404 for any other id. */
export async function findFleetGroup(groupId: string): Promise<FleetGroupRecord> {
  const group = (await fleetGroupDirectory.get()).get(groupId);
  if (!group) throw new ApiError('not_found', FLEET_GROUP_NOT_FOUND);
  return group;
}

/** Finds an active fleet group, in a transaction; 404 for any other. */
export async function readFleetGroup(groupId: string, session: ClientSession): Promise<FleetGroupRecord> {
  const group = await FleetGroupModel.findById(groupId).session(session).lean<FleetGroupRecord>();
  if (!group?.isActive) throw new ApiError('not_found', FLEET_GROUP_NOT_FOUND);
  return group;
}
