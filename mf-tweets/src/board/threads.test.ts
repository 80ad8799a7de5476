import { tweetOf } from '../testing/board.ts';
import { mergeTweets, placeTweets, threadsOf, type PlacedTweet } from './threads.ts';

const ids = (placed: PlacedTweet[]) =>
  placed.map(({ tweet, isReply }) => `${isReply ? '> ' : ''}${tweet._id}`);
const at = (time: string) => `2026-05-29 ${time}:00`;
const older = tweetOf({ _id: 'older', date: at('06:00') });
const newer = tweetOf({ _id: 'newer', date: at('07:00'), private: true });
const first = tweetOf({ _id: 'first', date: at('07:10'), replyto: 'older' });
const second = tweetOf({ _id: 'second', date: at('07:20'), replyto: 'older' });
const orphan = tweetOf({ _id: 'orphan', date: at('06:30'), replyto: 'gone' });
const log = tweetOf({ _id: 'log', date: at('05:00'), headsup: true });
const all = [second, older, orphan, first, newer, log];

test('sorts the newest tweet first, with replies below their tweet in chronological order', () => {
  expect(ids(placeTweets(all))).toEqual(['newer', '> orphan', 'older', '> first', '> second', 'log']);
  expect(placeTweets([])).toEqual([]);
});

test.each([
  ['all', ['newer', '> orphan', 'older', '> first', '> second', 'log']],
  ['group', ['newer']],
  ['everyone', ['> orphan', 'older', '> first', '> second', 'log']],
  ['headsup', ['log']],
  ['reply', ['older', '> first', '> second']],
] as const)('shows whole threads in the tab %s', (tab, shown) => {
  expect(ids(threadsOf(all, tab, 'older'))).toEqual(shown);
});

test('keeps each tweet once when lists are merged, from the last list that has it', () => {
  const liked = { ...log, liked: true };
  expect(mergeTweets([log, older], undefined, [newer, liked])).toEqual([newer, older, liked]);
});
