import type { MediaUse } from '../media/mediaUse.ts';
import { findShownPicture } from './commands/findShownPicture.ts';
import { keysInTweets } from './commands/keysInTweets.ts';
import { storedNameIn } from './storedNameIn.ts';
import { TweetModel } from './Tweet.ts';

/** Attachments of tweets. */
export const tweetMedia: MediaUse = {
  folder: 'tweets',
  shown: (keys) => keysInTweets(keys),
  // Tweets posted before uploads were recorded have their files under the names that devices gave.
  async isTaken(_by, { name, type }) {
    const named = { 'pictures.name': name, pictures: { $elemMatch: { name, type } } };
    return (await TweetModel.exists(named)) !== null;
  },
  async storedNameFor(member, name) {
    const picture = await findShownPicture(member, name);
    return picture && storedNameIn(picture);
  },
};
