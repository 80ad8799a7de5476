import type { KioskHeadsUp, Tweet } from '@fleetwatch/contract/tweets/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { TweetRecord } from './Tweet.ts';

/** Presents heads-ups for the boathouse's screen. */
export async function presentTweetsForKiosk(tweets: readonly TweetRecord[]): Promise<KioskHeadsUp[]> {
  const members = await memberDirectory.get();
  return tweets.map(({ _id, author, postedAt, text }) => ({
    _id: String(_id),
    user: members.get(String(author))?.name ?? '',
    date: clubText(postedAt),
    description: text,
  }));
}

/**
 * Presents tweets to a member.
 * @param liked ids of those that the member has liked
 */
export async function presentTweets(
  tweets: readonly TweetRecord[],
  liked: ReadonlySet<string>,
): Promise<Tweet[]> {
  const members = await memberDirectory.get();
  return tweets.map((tweet) => {
    const author = members.get(String(tweet.author));
    return {
      _id: String(tweet._id),
      user: author?.name ?? '',
      user_id: String(tweet.author),
      pic: author?.pic ?? '',
      date: clubText(tweet.postedAt),
      description: tweet.text,
      private: tweet.audience !== null,
      headsup: tweet.isHeadsUp,
      replyto: tweet.replyTo && String(tweet.replyTo),
      upvote: tweet.likes,
      liked: liked.has(String(tweet._id)),
      aboutmeurl: author?.aboutMeUrl ?? '',
      pictures: tweet.pictures.map(({ id, type, name }) => ({ id, type, name })),
    };
  });
}

/** Presents a new tweet, which no one has liked yet. */
export async function presentNewTweet(tweet: TweetRecord): Promise<Tweet> {
  const [presented] = await presentTweets([tweet], new Set());
  if (!presented) throw new Error('A tweet presents as one.');
  return presented;
}
