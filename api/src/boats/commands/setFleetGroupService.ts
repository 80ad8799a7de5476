import type { ClientSession, Types } from 'mongoose';
import { BoatModel } from '../Boat.ts';
import { readFleetGroup } from '../../fleetgroups/commands/findFleetGroup.ts';
import type { GroupChange } from './writeFleetGroup.ts';
import { boatsKeptDocked } from '../boatHooks.ts';
import { runHook } from '../../platform/events/hooks.ts';

/**
 * Takes every boat of a class out of service, or returns those to service that no report makes unfit (rules
 * class.dry-dock, damage.splash).
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
  const held = isActive ? (await runHook(boatsKeptDocked, { boats: ids, session })).flat() : [];
  const isHeld = (id: Types.ObjectId): boolean => held.some(({ boat }) => boat.equals(id));
  const docked = boats.filter(({ _id }) => isHeld(_id)).map(({ name }) => name);
  const { modifiedCount } = await BoatModel.updateMany(
    { ...ofGroup, _id: { $in: ids, $nin: held.map(({ boat }) => boat) }, isActive: !isActive },
    { $set: { isActive }, $unset: { dockCause: 1 } },
  ).session(session);
  return { group, boats: modifiedCount, docked };
}
