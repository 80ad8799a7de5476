import type { ClientSession } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { readFleetGroup } from './readFleetGroup.ts';
import type { GroupChange } from './writeFleetGroup.ts';

/** Takes every boat of a class out of service, or returns them to service (rule class.dry-dock). */
export async function setFleetGroupService(
  groupId: string,
  isActive: boolean,
  session: ClientSession,
): Promise<GroupChange> {
  const group = await readFleetGroup(groupId, session);
  const ofGroup = { fleetGroup: group._id, nameKey: { $exists: true } };
  const { modifiedCount } = await BoatModel.updateMany(ofGroup, { $set: { isActive } }).session(session);
  return { group, boats: modifiedCount };
}
