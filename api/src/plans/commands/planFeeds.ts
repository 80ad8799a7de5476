import { FEED_NOT_FOUND } from '@fleetwatch/contract/plans/messages';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { PlanRecord } from '../Plan.ts';
import { PlanFeedModel, type PlanFeedRecord } from '../PlanFeed.ts';
import { listPlans } from './listPlans.ts';

/** What a calendar shows of the past and of what is to come. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

const notFound = (): ApiError => new ApiError('not_found', FEED_NOT_FOUND);

export async function listFeeds(memberId: string): Promise<PlanFeedRecord[]> {
  return PlanFeedModel.find({ member: memberId }).sort({ userGroup: 1 }).lean<PlanFeedRecord[]>();
}

/** A member's calendar of their own plans, or of a group's; asked for again it is the same one. */
export async function openFeed(memberId: string, groupId: string | null): Promise<PlanFeedRecord> {
  const named = {
    member: new Types.ObjectId(memberId),
    userGroup: groupId === null ? null : new Types.ObjectId(groupId),
  };
  const find = (): Promise<PlanFeedRecord | null> => PlanFeedModel.findOne(named).lean<PlanFeedRecord>();
  const present = await find();
  if (present) return present;
  try {
    return (await PlanFeedModel.create(named)).toObject();
  } catch (error) {
    // Asked for twice at the same instant: the other one made it.
    const made = duplicateFields(error) && (await find());
    if (!made) throw error;
    return made;
  }
}

/** Takes a calendar's address back for good; another one has another address. 404 for what is not the member's. */
export async function closeFeed(memberId: string, feedId: string, session: ClientSession): Promise<void> {
  const { deletedCount } = await PlanFeedModel.deleteOne({ _id: feedId, member: memberId }, { session });
  if (deletedCount === 0) throw notFound();
}

/** What a calendar shows: a month back and a year ahead. 404 when it was taken back or its member has left the club. */
export async function readFeedPlans(feedId: string): Promise<{ feed: PlanFeedRecord; plans: PlanRecord[] }> {
  const feed = await PlanFeedModel.findById(feedId).lean<PlanFeedRecord>();
  if (!feed || !(await memberDirectory.get()).get(String(feed.member))?.isActive) throw notFound();
  const today = clubDay();
  const of = feed.userGroup ? { userGroup: String(feed.userGroup) } : { member: String(feed.member) };
  return { feed, plans: await listPlans(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD), of) };
}
