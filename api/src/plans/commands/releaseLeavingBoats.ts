import type { ClientSession, Types } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { PlanModel } from '../Plan.ts';
import { BoatSlotModel } from '../../slots/BoatSlot.ts';
import { slotsOf } from '../../slots/quarterHours.ts';

/** Removes boats that leave the fleet from every plan that is not over. Past plans keep theirs. */
export async function releaseLeavingBoats(
  boats: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  if (boats.length === 0) return;
  const boat = { $in: [...boats] };
  const [present] = slotsOf(now(), new Date(now().getTime() + 1));
  const open = { boat, slot: { $gte: present ?? 0 } };
  const plans = await BoatSlotModel.distinct('plan', open).session(session);
  await PlanModel.updateMany({ _id: { $in: plans } }, { $pull: { boats: boat } }, { session });
  await BoatSlotModel.deleteMany({ boat, plan: { $exists: true } }, { session });
}
