import { HEADS_UP_DAYS } from '@fleetwatch/contract/tweets/limits';
import { DateTime } from 'luxon';
import { now } from '../../platform/clock.ts';
import { currentClub } from '../../platform/clubScope.ts';
import { audiencesOf } from '../audience.ts';
import { TweetModel, type TweetRecord } from '../Tweet.ts';

const NEWEST_FIRST = { postedAt: -1, _id: -1 } as const;

/** The club-local midnight so many days ago: 0 for today's. */
function midnight(daysAgo: number): Date {
  const today = DateTime.fromJSDate(now(), { zone: currentClub().timezone }).startOf('day');
  return today.minus({ days: daysAgo }).toJSDate();
}

/**
 * The tweets a member may read, the newest first: of the last days, today among them (1 for today's only).
 */
export async function listTweets(memberId: string, days: number): Promise<TweetRecord[]> {
  return TweetModel.find({
    audience: { $in: await audiencesOf(memberId) },
    postedAt: { $gte: midnight(days - 1) },
  })
    .sort(NEWEST_FIRST)
    .lean<TweetRecord[]>();
}

/** The heads-ups of the last seven days that a member may read, or the kiosk (null). */
export async function listHeadsUps(memberId: string | null): Promise<TweetRecord[]> {
  return TweetModel.find({
    isHeadsUp: true,
    audience: { $in: await audiencesOf(memberId) },
    postedAt: { $gte: midnight(HEADS_UP_DAYS - 1) },
  })
    .sort(NEWEST_FIRST)
    .lean<TweetRecord[]>();
}
