import { act, screen, waitFor, within } from '@testing-library/react';
import * as texts from '@fleetwatch/contract/tweets/texts';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { replyPicked } from '@fleetwatch/kit/store/events';
import { refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { boardApi, tweetOf } from '../testing/board.ts';
import { TweetPanel } from './TweetPanel.tsx';
import { TweetsScreen } from './TweetsScreen.tsx';

const WEEK = `GET /tweets-week-results/${KIM._id}`;

function open(tweets: Tweet[], { routes = {}, route = '/tweets', isCoach = false, isPanel = false } = {}) {
  const api = boardApi(tweets, routes as FakeRoutes);
  const profile = { ...KIM_LOCAL_PROFILE, coachConfirmed: isCoach ? (1 as const) : (0 as const) };
  const view = renderScreen(isPanel ? <TweetPanel /> : <TweetsScreen />, { profile, route });
  return { ...view, api };
}
const rowOf = async (text: string) => {
  // Text in the composer is not a row.
  const row = (await screen.findByText(text, { ignore: 'textarea' })).closest('li');
  if (!row) throw new Error(`There is no row of ${text}.`);
  return row;
};
type User = ReturnType<typeof renderScreen>['user'];
async function choose(user: User, text: string, action: string) {
  const row = await rowOf(text);
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await user.click(within(row).getByRole('button', { name: new RegExp(`^${action} `) }));
}
const area = () => screen.findByRole('textbox');
const actionsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('[role=group] button')].map(({ textContent }) => textContent);

describe('the board', () => {
  it('shows author and time, plain text, and links that open safely', async () => {
    open([
      tweetOf({
        description: '<b>Flat</b> at https://river.example',
        upvote: 2,
        liked: true,
        date: '2026-05-28 07:05:00',
      }),
    ]);
    const link = await screen.findByRole('link', { name: 'https://river.example' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const row = link.closest('li');
    expect(row).toHaveTextContent(
      'Robin Ash<b>Flat</b> at https://river.exampleMay 28, 07:05 2 likes, including yours',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('shows that there are no tweets, and what to do', async () => {
    open([]);
    expect(await screen.findByText(/No tweets this week/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows the reason of a failure, and retries', async () => {
    const { user, api } = open([], { routes: { [WEEK]: unreachable } });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer({ [WEEK]: () => ({ results: [tweetOf({ description: 'There again' })] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There again')).toBeVisible();
  });

  it('shows a card with the heads-ups', async () => {
    open([tweetOf({ description: 'Log on dock B', headsup: true })]);
    expect(await screen.findByRole('region', { name: 'Heads Up' })).toHaveTextContent('Log on dock B');
  });

  it('filters by audience with tabs, and keeps the tab in the address', async () => {
    const { user, currentRoute } = open([
      tweetOf({ description: 'for all' }),
      tweetOf({ description: 'for us', private: true }),
    ]);
    await screen.findByText('for all');
    expect(await screen.findByRole('textbox', { name: 'Tweet' })).toHaveAccessibleDescription(
      'For every member of the club.',
    );
    await user.click(screen.getByRole('tab', { name: 'My group' }));
    expect(currentRoute()).toBe('/tweets?tweets=group');
    expect(screen.getByText('for us')).toBeVisible();
    expect(screen.queryByText('for all')).toBeNull();
    expect(await screen.findByRole('textbox', { name: 'Tweet' })).toHaveAccessibleDescription(
      'For the members of your user group.',
    );
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    expect(screen.getByText('for all')).toBeVisible();
    expect(screen.queryByText('for us')).toBeNull();
  });

  it("shows a box with today's tweets on another remote's screen", async () => {
    const { api } = open([tweetOf({ description: 'today' })], { isPanel: true });
    expect(await screen.findByText('today')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The whole week' })).toHaveAttribute('href', '/tweets');
    expect(api.callsTo(`GET /tweets-day-results/${KIM._id}`)).toHaveLength(1);
    expect(api.callsTo(WEEK)).toHaveLength(0);
    expect(await findViolations()).toEqual([]);
  });
});

describe('actions on a tweet', () => {
  it('offers reply and like for a tweet, like for a reply, and delete for the author and for confirmed coaches', async () => {
    const root = tweetOf({ description: 'the tweet' });
    const tweets = [
      root,
      tweetOf({ description: 'the reply', replyto: root._id }),
      tweetOf({ description: 'my own', user_id: KIM._id }),
      tweetOf({ description: 'liked', liked: true }),
    ];
    const { unmount } = open(tweets);
    expect(actionsOf(await rowOf('the tweet'))).toEqual(['Reply', 'Like']);
    expect(actionsOf(await rowOf('the reply'))).toEqual(['Like']);
    expect(actionsOf(await rowOf('my own'))).toEqual(['Reply', 'Like', 'Delete']);
    expect(actionsOf(await rowOf('liked'))).toEqual(['Reply', 'Liked']);
    expect((await rowOf('the tweet')).style.getPropertyValue('--reach')).toBe('400px');
    expect((await rowOf('the reply')).style.getPropertyValue('--reach')).toBe('270px');
    unmount();
    open(tweets, { isCoach: true });
    expect(actionsOf(await rowOf('the reply'))).toEqual(['Like', 'Delete']);
  });

  it('counts a like at once, and only once', async () => {
    const tweet = tweetOf({ description: 'flat', upvote: 1, headsup: true });
    const { user, api } = open([tweet], {
      routes: { [`GET /tweet-upvote/${tweet._id}`]: () => ({ _id: tweet._id, upvote: 2 }) },
    });
    const list = await screen.findByRole('list', { name: 'Tweets' });
    await user.click(within(list).getByRole('button', { name: /^Actions for/ }));
    await user.click(within(list).getByRole('button', { name: /^Like / }));
    expect(await within(list).findByText(/likes, including yours/)).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: /^Actions for/ }));
    expect(within(list).getByRole('button', { name: /^Liked / })).toBeDisabled();
    expect(api.callsTo(WEEK)).toHaveLength(1);
  });

  it('reports a like of a deleted tweet', async () => {
    const tweet = tweetOf({ description: 'flat' });
    const { user } = open([tweet], {
      routes: { [`GET /tweet-upvote/${tweet._id}`]: () => refuse(404, texts.TWEET_NOT_FOUND, 'not_found') },
    });
    await choose(user, 'flat', 'Like');
    expect(await screen.findByText(texts.TWEET_NOT_FOUND)).toBeVisible();
  });

  it('asks for confirmation before deleting', async () => {
    const tweet = tweetOf({ description: 'a slip', user_id: KIM._id, user: KIM.name });
    let isGone = false;
    const { user, api } = open([tweet], {
      routes: {
        [WEEK]: () => ({ results: isGone ? [] : [tweet] }),
        [`DELETE /tweet/${tweet._id}`]: () => {
          isGone = true;
          return { _id: tweet._id };
        },
      },
    });
    await choose(user, 'a slip', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete tweet' });
    expect(dialog).toHaveTextContent('is deleted for everyone, with its replies, likes and pictures');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo(`DELETE /tweet/${tweet._id}`)).toHaveLength(0);
    await choose(user, 'a slip', 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete tweet' }));
    await waitFor(() => expect(screen.queryByText('a slip')).toBeNull());
  });
});

describe('a reply', () => {
  const tweet = tweetOf({ _id: 'root', description: 'Anyone for a double on Thursday?' });
  const answer = tweetOf({ description: 'Me!', replyto: 'root' });

  it('enables the reply tab once a tweet is picked, shows the tweet, and takes the focus', async () => {
    const { user } = open([tweet, tweetOf({ description: 'another' })]);
    await rowOf('another');
    expect(screen.getByRole('tab', { name: 'Reply' })).toHaveAttribute('aria-disabled', 'true');
    await choose(user, tweet.description, 'Reply');
    expect(screen.getByRole('tab', { name: 'Reply' })).toHaveAttribute('aria-selected', 'true');
    expect(
      await screen.findByRole('textbox', { name: 'Reply to: Anyone for a double on T...' }),
    ).toHaveFocus();
    expect(screen.queryByText('another')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Attach' })).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('sends a reply to its tweet, and shows it below', async () => {
    let isSent = false;
    const { user, api } = open([tweet], {
      routes: {
        [WEEK]: () => ({ results: isSent ? [answer, tweet] : [tweet] }),
        'POST /tweet-reply': () => {
          isSent = true;
          return answer;
        },
      },
    });
    await choose(user, tweet.description, 'Reply');
    await user.type(await area(), ' Me! ');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await rowOf('Me!')).toHaveTextContent('Reply');
    expect(api.callsTo('POST /tweet-reply')[0]?.body).toEqual({
      user: KIM._id,
      description: 'Me!',
      replyto: 'root',
    });
    expect(screen.getByRole('tab', { name: 'Tweet:' })).toHaveAttribute('aria-selected', 'true');
  });

  it('opens a reply picked on another screen', async () => {
    const { store } = open([tweet]);
    await rowOf(tweet.description);
    act(() => void store.dispatch(replyPicked({ tweetId: 'root' })));
    expect(await screen.findByRole('textbox', { name: /^Reply to: Anyone/ })).toBeVisible();
  });

  it('shows in the reply that the tweet was deleted, and can be cancelled', async () => {
    const { store } = open([tweet]);
    await rowOf(tweet.description);
    act(() => void store.dispatch(replyPicked({ tweetId: 'gone' })));
    expect(await screen.findByText('Sorry, internal error :-(')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Reply' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not show refusals of a tweet in the reply', async () => {
    const { user } = open([tweet]);
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(texts.TWEET_EMPTY)).toBeVisible();
    await choose(user, tweet.description, 'Reply');
    expect(await screen.findByRole('textbox', { name: /^Reply to/ })).toBeValid();
    expect(screen.queryByText(texts.TWEET_EMPTY)).toBeNull();
  });

  it('discards a reply on Cancel', async () => {
    const { user } = open([tweet]);
    await choose(user, tweet.description, 'Reply');
    await user.type(await area(), 'never mind');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('tab', { name: 'Reply' })).toHaveAttribute('aria-disabled', 'true');
    await choose(user, tweet.description, 'Reply');
    expect(await area()).toHaveValue('');
  });
});
