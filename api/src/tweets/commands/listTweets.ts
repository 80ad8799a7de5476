import { HEADS_UP_DAYS, HEADS_UPS_MAX, HEADS_UPS_OF_ONE_MAX } from '@fleetwatch/contract/tweets/limits';
import { DateTime } from 'luxon';
import { now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { audiencesOf } from '../audience.ts';
import { TweetModel, type TweetRecord } from '../Tweet.ts';

/** Maximum number of heads-ups read, more than the write limits allow one member in a week. */
const HEADS_UPS_READ_MAX = 2_000;

const NEWEST_FIRST = { postedAt: -1, _id: -1 } as const;

/** Returns the start of the club-local day this many days ago; 0 for today's. */
function midnight(daysAgo: number): Date {
  const today = DateTime.fromJSDate(now(), { zone: currentClub().timezone }).startOf('day');
  return today.minus({ days: daysAgo }).toJSDate();
}

/** Lists the tweets a member may read, newest first, of this many days up to today (1 for today's only). */
export async function listTweets(memberId: string, days: number): Promise<TweetRecord[]> {
  return TweetModel.find({
    audience: { $in: await audiencesOf(memberId) },
    postedAt: { $gte: midnight(days - 1) },
  })
    .sort(NEWEST_FIRST)
    .lean<TweetRecord[]>();
}

/** Keeps the newest few of each member, and the newest of those; `tweets` are sorted newest first. */
function limitPerMember(tweets: readonly TweetRecord[]): TweetRecord[] {
  const shown = new Map<string, number>();
  const kept = tweets.filter(({ author }) => {
    const count = (shown.get(String(author)) ?? 0) + 1;
    shown.set(String(author), count);
    return count <= HEADS_UPS_OF_ONE_MAX;
  });
  return kept.slice(0, HEADS_UPS_MAX);
}

/**
 * Lists the heads-ups of the last seven days that a member, or the kiosk (null), may read: the newest of
 * each member.
 */
export async function listHeadsUps(memberId: string | null): Promise<TweetRecord[]> {
  const headsUps = await TweetModel.find({
    isHeadsUp: true,
    audience: { $in: await audiencesOf(memberId) },
    postedAt: { $gte: midnight(HEADS_UP_DAYS - 1) },
  })
    .sort(NEWEST_FIRST)
    .limit(HEADS_UPS_READ_MAX)
    .lean<TweetRecord[]>();
  return limitPerMember(headsUps);
}
