import { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';
import { boatsOfGroupOut, protectedFleetGroup } from '@fleetwatch/contract/fleetgroups/texts';
import type { ClientSession } from 'mongoose';
import { BoatModel } from '../Boat.ts';
import { DECOMMISSIONED } from './decommissionBoat.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { WITHOUT_NAME_KEYS } from '../../platform/club/nameKeys.ts';
import { lockBoats } from '../../logbook/commands/lockBoats.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { FleetGroupModel } from '../../fleetgroups/FleetGroup.ts';
import { readFleetGroup } from '../../fleetgroups/commands/findFleetGroup.ts';
import type { GroupChange } from './writeFleetGroup.ts';
import { boatsLeavingFleet } from '../boatHooks.ts';
import { runHook } from '../../platform/events/hooks.ts';

const isProtected = (name: string): boolean =>
  PROTECTED_FLEET_GROUPS.some((kept) => kept.toLowerCase() === name.toLowerCase());

/**
 * Deletes a class and decommissions its boats for good (rule class.delete). Sorties stay; reservations end.
 * 409 for a documented class, or while one of its boats is out.
 */
export async function deleteFleetGroup(groupId: string, session: ClientSession): Promise<GroupChange> {
  const group = await readFleetGroup(groupId, session);
  if (isProtected(group.name)) throw new ApiError('protected_name', protectedFleetGroup(group.name));
  const ofGroup = { fleetGroup: group._id, nameKey: { $exists: true } };
  const boats = await BoatModel.find(ofGroup).select('name').session(session).lean();
  const out = await SortieModel.find({ isOut: true, boat: { $in: boats.map(({ _id }) => _id) } })
    .select('boatName')
    .session(session)
    .lean();
  if (out.length > 0) {
    throw new ApiError('boat_out', boatsOfGroupOut(out.map(({ boatName }) => boatName).join(', ')));
  }
  const ids = boats.map(({ _id }) => _id);
  await lockBoats(ids, session);
  await runHook(boatsLeavingFleet, { boats: ids, fleetGroup: group._id, session });
  await BoatModel.updateMany(ofGroup, DECOMMISSIONED).session(session);
  await FleetGroupModel.updateOne(
    { _id: group._id },
    { $set: { isActive: false }, $unset: WITHOUT_NAME_KEYS },
  ).session(session);
  return { group: { ...group, isActive: false }, boats: boats.length };
}
