import type { Types } from 'mongoose';
import { storedNameOf } from '../../media/commands/uploads.ts';
import { mediaFolder } from '../../platform/club/clubScope.ts';
import { TweetModel } from '../Tweet.ts';
import { pictureKey } from './postTweet.ts';

/**
 * Those of the keys that tweets show, and others that the same tweets show.
 * @param leaving the id of a member whose own tweets are ignored
 */
export async function keysInTweets(keys: readonly string[], leaving?: Types.ObjectId): Promise<string[]> {
  const names = keys.map(storedNameOf);
  const showing = TweetModel.find()
    .or([{ 'pictures.storedAs': { $in: names } }, { 'pictures.name': { $in: names } }])
    .select('pictures');
  if (leaving) showing.where('author').ne(leaving);
  const tweets = await showing.lean();
  return tweets.flatMap(({ pictures }) => pictures.map((picture) => pictureKey(mediaFolder(), picture)));
}
