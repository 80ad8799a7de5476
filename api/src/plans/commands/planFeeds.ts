import { FEED_NOT_FOUND } from '@fleetwatch/contract/plans/texts';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import { clubById } from '../../clubs/clubDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findUserGroup } from '../../usergroups/commands/findUserGroup.ts';
import { readFeed, type FeedAddress } from '../feedAddress.ts';
import type { PlanRecord } from '../Plan.ts';
import { PlanFeedModel, type PlanFeedRecord } from '../PlanFeed.ts';
import { listPlans } from './listPlans.ts';

/** Range of past and future days that a calendar shows. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

const notFound = (): ApiError => new ApiError('not_found', FEED_NOT_FOUND);

export async function listFeeds(memberId: string): Promise<PlanFeedRecord[]> {
  return PlanFeedModel.find({ member: memberId }).sort({ userGroup: 1 }).lean<PlanFeedRecord[]>();
}

/**
 * Creates the calendar of a member's own plans, or of a group's. A repeated request returns the existing one. 404 for an
 * unknown group.
 */
export async function openFeed(memberId: string, groupId: string | null): Promise<PlanFeedRecord> {
  if (groupId !== null) await findUserGroup(groupId);
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
    // After two concurrent requests, uses the calendar that the other one created.
    const made = duplicateFields(error) && (await find());
    if (!made) throw error;
    return made;
  }
}

/** Revokes a calendar's address for good; the next one has another address. 404 for another member's calendar. */
export async function closeFeed(memberId: string, feedId: string, session: ClientSession): Promise<void> {
  const { deletedCount } = await PlanFeedModel.deleteOne({ _id: feedId, member: memberId }, { session });
  if (deletedCount === 0) throw notFound();
}

/** Finds the club and feed of a calendar's file name. 404 for a wrong signature, and when the club is gone. */
export async function findFeed(file: string): Promise<FeedAddress> {
  const address = readFeed(file);
  if (!address || !(await clubById(address.clubId))) throw notFound();
  return address;
}

/**
 * Reads the plans of a calendar: a month back and a year ahead. 404 when it was revoked or its member has
 * left the club.
 */
export async function readFeedPlans(feedId: string): Promise<{ feed: PlanFeedRecord; plans: PlanRecord[] }> {
  const feed = await PlanFeedModel.findById(feedId).lean<PlanFeedRecord>();
  if (!feed || !(await memberDirectory.get()).get(String(feed.member))?.isActive) throw notFound();
  const today = clubDay();
  const of = feed.userGroup ? { userGroup: String(feed.userGroup) } : { member: String(feed.member) };
  return { feed, plans: await listPlans(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD), of) };
}
