import { earliestFirst } from '@fleetwatch/contract/time/localText';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';

/** Audience of a tab and its composer; 'all' writes for everyone, 'reply' is one thread. */
export type BoardTab = 'all' | 'group' | 'everyone' | 'headsup' | 'reply';

/** A tweet with its position on the board: replies are below the tweet they answer. */
export interface PlacedTweet {
  tweet: Tweet;
  isReply: boolean;
}

const newestFirst = (a: Tweet, b: Tweet) => earliestFirst(b.date, a.date) || earliestFirst(b._id, a._id);

/** Merges lists without duplicates: a heads-up of the week is also among those of the day. */
export function mergeTweets(...lists: (readonly Tweet[] | undefined)[]): Tweet[] {
  const byId = new Map(lists.flatMap((list = []) => list.map((tweet) => [tweet._id, tweet] as const)));
  return [...byId.values()].sort(newestFirst);
}

/**
 * Top-level tweets, the newest first, each followed by its replies in chronological order. A reply whose tweet is not in the
 * list is placed at the top level.
 */
export function placeTweets(tweets: readonly Tweet[]): PlacedTweet[] {
  const ids = new Set(tweets.map(({ _id }) => _id));
  const sorted = [...tweets].sort(newestFirst);
  const replies = new Map<string | null, Tweet[]>();
  for (const tweet of sorted) replies.set(tweet.replyto, [tweet, ...(replies.get(tweet.replyto) ?? [])]);
  return sorted
    .filter(({ replyto }) => replyto === null || !ids.has(replyto))
    .flatMap((tweet) => [
      { tweet, isReply: tweet.replyto !== null },
      ...(replies.get(tweet._id) ?? []).map((reply) => ({ tweet: reply, isReply: true })),
    ]);
}

const BELONGS: Readonly<Record<Exclude<BoardTab, 'reply'>, (tweet: Tweet) => boolean>> = {
  all: () => true,
  group: (tweet) => tweet.private,
  everyone: (tweet) => !tweet.private,
  headsup: (tweet) => tweet.headsup,
};

/** Returns the tweets of a tab: whole threads, selected by their first tweet. */
export function threadsOf(tweets: readonly Tweet[], tab: BoardTab, answeredId: string | null): PlacedTweet[] {
  const roots = new Map(tweets.map((tweet) => [tweet._id, tweet]));
  const rootOf = (tweet: Tweet) => roots.get(tweet.replyto ?? '') ?? tweet;
  const isShown = (tweet: Tweet) =>
    tab === 'reply' ? rootOf(tweet)._id === answeredId : BELONGS[tab](rootOf(tweet));
  return placeTweets(tweets.filter(isShown));
}
