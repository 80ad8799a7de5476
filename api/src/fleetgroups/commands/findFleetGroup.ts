import { FLEET_GROUP_NOT_FOUND } from '@fleetwatch/contract/fleetgroups/messages';
import { ApiError } from '../../platform/http/errors.ts';
import type { FleetGroupRecord } from '../FleetGroup.ts';
import { fleetGroupDirectory } from '../fleetGroupDirectory.ts';

/** A fleet group of the club, including deleted ones, whose sorties stay listed. 404 for any other id. */
export async function findFleetGroup(groupId: string): Promise<FleetGroupRecord> {
  const group = (await fleetGroupDirectory.get()).get(groupId);
  if (!group) throw new ApiError('not_found', FLEET_GROUP_NOT_FOUND);
  return group;
}
