import type { ClientSession, Types } from 'mongoose';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { removeFiles } from '../../media/commands/uploads.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { findTweet } from '../audience.ts';
import { type StoredPicture, TweetModel, type TweetRecord } from '../Tweet.ts';
import { TweetLikeModel } from '../TweetLike.ts';
import { assertCanRemoveTweet } from '../tweetPolicy.ts';
import { keysInTweets } from './tweetMedia.ts';
import { pictureKey } from './postTweet.ts';

/**
 * Removes a tweet with its replies, likes and pictures, for its author or a coach. 404 for a tweet that the
 * caller may not read.
 */
export async function removeTweet(
  tweetId: string,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<{ _id: string }> {
  let pictures: readonly StoredPicture[] = [];
  const answer = await runWrite({
    repeat,
    work: async (session, effects) => {
      const tweet = await findTweet(tweetId, actor.id, session);
      effects.markRightUsed(assertCanRemoveTweet(actor, tweet));
      await eraseTweet(tweet, session);
      pictures = tweet.pictures;
      return { _id: tweetId };
    },
  });
  await dropPictures(pictures);
  return answer;
}

/** Deletes a tweet with its replies and likes, without checking the caller. */
export async function eraseTweet(tweet: TweetRecord, session: ClientSession): Promise<void> {
  const replies = await TweetModel.find({ replyTo: tweet._id }).session(session).select('_id').lean();
  const gone = [tweet._id, ...replies.map(({ _id }) => _id)];
  await TweetLikeModel.deleteMany({ tweet: { $in: gone } }, { session });
  await TweetModel.deleteMany({ _id: { $in: gone } }, { session });
}

/**
 * Removes from the storage the files that no tweet uses after this one is deleted; or, before all tweets of
 * an author are deleted, those that no other author's tweet uses.
 */
export async function dropPictures(
  pictures: readonly StoredPicture[],
  leaving?: Types.ObjectId,
): Promise<void> {
  const { s3folder } = await currentClubRecord();
  const keys = pictures.map((picture) => pictureKey(s3folder, picture));
  const shown = new Set(await keysInTweets(keys, leaving));
  await removeFiles(keys.filter((key) => !shown.has(key)));
}
