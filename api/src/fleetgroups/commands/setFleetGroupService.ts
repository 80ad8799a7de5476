import type { ClientSession, Types } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { unfitOf } from '../../damages/commands/changeDamage.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { readFleetGroup } from './readFleetGroup.ts';
import type { GroupChange } from './writeFleetGroup.ts';

/**
 * Takes every boat of a class out of service, or returns them to service (rule class.dry-dock): those that no report makes
 * unfit (rule damage.splash).
 */
export async function setFleetGroupService(
  groupId: string,
  isActive: boolean,
  session: ClientSession,
): Promise<GroupChange> {
  const group = await readFleetGroup(groupId, session);
  const ofGroup = { fleetGroup: group._id, nameKey: { $exists: true } };
  const boats = await BoatModel.find(ofGroup).select('name').session(session).lean();
  const ids = boats.map(({ _id }) => _id);
  const unfit = isActive && usesFeature('damage') ? await unfitOf(ids, session) : [];
  const isUnfit = (id: Types.ObjectId): boolean => unfit.some(({ boat }) => boat.equals(id));
  const docked = boats.filter(({ _id }) => isUnfit(_id)).map(({ name }) => name);
  const { modifiedCount } = await BoatModel.updateMany(
    { ...ofGroup, _id: { $in: ids, $nin: unfit.map(({ boat }) => boat) }, isActive: !isActive },
    { $set: { isActive }, $unset: { dockCause: 1 } },
  ).session(session);
  return { group, boats: modifiedCount, docked };
}
