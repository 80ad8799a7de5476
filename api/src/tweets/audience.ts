import { TWEET_NOT_FOUND } from '@fleetwatch/contract/tweets/texts';
import type { ClientSession, Types } from 'mongoose';
import { findMember } from '../members/memberDirectory.ts';
import { ApiError } from '../platform/http/errors.ts';
import { TweetModel, type TweetRecord } from './Tweet.ts';

/** Audiences of a reader: everyone, and their current user group. The kiosk has no group. */
export type Audiences = (Types.ObjectId | null)[];

export async function audiencesOf(memberId: string | null): Promise<Audiences> {
  return memberId === null ? [null] : [null, (await findMember(memberId)).group];
}

export const tweetNotFound = (): ApiError => new ApiError('not_found', TWEET_NOT_FOUND);

/** Finds a tweet that the member may read; 404 for any other. */
export async function findTweet(
  tweetId: string,
  memberId: string,
  session: ClientSession | null = null,
): Promise<TweetRecord> {
  const audience = { $in: await audiencesOf(memberId) };
  const tweet = await TweetModel.findOne({ _id: tweetId, audience }).session(session).lean<TweetRecord>();
  if (!tweet) throw tweetNotFound();
  return tweet;
}
