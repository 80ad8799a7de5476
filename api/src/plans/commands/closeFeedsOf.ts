import type { ClientSession, Types } from 'mongoose';
import { PlanFeedModel } from '../PlanFeed.ts';

/** Revokes the addresses of all of a member's calendars: anyone who knew the old password may have read them (rule plan.feeds-end). */
export async function closeFeedsOf(member: Types.ObjectId, session: ClientSession): Promise<void> {
  await PlanFeedModel.deleteMany({ member }, { session });
}
