import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { withoutMachineFields } from '../../platform/database/withoutMachineFields.ts';
import { PlanModel } from '../Plan.ts';
import { PlanFeedModel } from '../PlanFeed.ts';
import { BoatSlotModel } from '../../slots/BoatSlot.ts';
import { slotStart } from '../../slots/quarterHours.ts';
import { now } from '../../platform/club/clock.ts';
import { releaseBoats } from './reserveBoats.ts';

/** Returns the member's plans with their reserved boats, and the calendars that they requested. */
export async function plansAbout({ _id }: MemberRecord): Promise<Record<string, unknown>> {
  const plans = await PlanModel.find({ $or: [{ author: _id }, { crew: _id }] })
    .sort({ launchAt: 1, _id: 1 })
    .lean();
  const reserved = {
    plan: { $in: plans.filter(({ author }) => author.equals(_id)).map((plan) => plan._id) },
  };
  const reservations = await BoatSlotModel.find(reserved).sort({ slot: 1, _id: 1 }).lean();
  return {
    plans: withoutMachineFields(plans),
    calendarsAskedFor: withoutMachineFields(
      await PlanFeedModel.find({ member: _id }).sort({ _id: 1 }).lean(),
    ),
    reservations: reservations.map(({ plan, boat, slot }) => ({ plan, boat, from: slotStart(slot) })),
  };
}

/**
 * Removes the member from every plan, and deletes their own plans, with their reservations, that no one else
 * has joined.
 */
export async function erasePlans({ _id }: MemberRecord, session: ClientSession): Promise<void> {
  await PlanModel.updateMany({ crew: _id }, { $pull: { crew: _id, invited: _id } }, { session });
  await PlanModel.updateMany({ author: _id }, { $set: { text: '' } }, { session });
  const left = await PlanModel.find({ author: _id, crew: { $size: 0 }, launchAt: { $gt: now() } })
    .select('_id')
    .session(session)
    .lean();
  const gone = left.map((plan) => plan._id);
  await releaseBoats(gone, session);
  await PlanModel.deleteMany({ _id: { $in: gone } }, { session });
  await PlanFeedModel.deleteMany({ member: _id }, { session });
}
