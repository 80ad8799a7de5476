import type { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import type { PlanRecord } from '../Plan.ts';
import { BoatSlotModel } from '../../slots/BoatSlot.ts';
import { slotsOf } from '../../slots/quarterHours.ts';

/**
 * Returns the ids of available boats of the same class at a plan's time, by name: in service, and not
 * reserved by another plan.
 */
export async function freeBoatsLike(
  boat: Types.ObjectId,
  { launchAt, landAt }: Pick<PlanRecord, 'launchAt' | 'landAt'>,
): Promise<string[]> {
  const fleet = await fleetDirectory.get();
  const own = fleet.get(String(boat));
  if (!own) return [];
  const alike = [...fleet.values()].filter(
    ({ _id, fleetGroup, isActive }) => isActive && fleetGroup.equals(own.fleetGroup) && !_id.equals(boat),
  );
  const held = await BoatSlotModel.distinct('boat', {
    boat: { $in: alike.map(({ _id }) => _id) },
    slot: { $in: slotsOf(launchAt, landAt) },
  });
  const taken = new Set(held.map(String));
  return alike.map(({ _id }) => String(_id)).filter((id) => !taken.has(id));
}
