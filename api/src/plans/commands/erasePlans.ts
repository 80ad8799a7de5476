import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { PlanModel } from '../Plan.ts';
import { PlanFeedModel } from '../PlanFeed.ts';
import { releaseBoats } from './reserveBoats.ts';

/** Removes the member from every plan, and deletes their own plans, with the reservations, that nobody else joined. */
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
