import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { TWEET_NOT_FOUND } from '@fleetwatch/contract/tweets/texts';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { boardApi, tweetOf } from '../testing/board.ts';
import { UpvoteScreen } from './UpvoteScreen.tsx';

const LIKE = 'GET /tweet-upvote/root';
const root = tweetOf({ _id: 'root', description: 'Flat as a mirror', upvote: 3 });
const others = [tweetOf({ description: 'So it is', replyto: 'root' }), tweetOf({ description: 'Another' })];

function open(tweets: Tweet[], routes: FakeRoutes = {}) {
  const api = boardApi(tweets, { [LIKE]: () => ({ _id: 'root', upvote: 4 }), ...routes });
  const screens = (
    <Routes>
      <Route path="/upvote/:tweet" element={<UpvoteScreen />} />
    </Routes>
  );
  return { ...renderScreen(screens, { profile: KIM_LOCAL_PROFILE, route: '/upvote/root' }), api };
}

describe('/upvote', () => {
  it('shows the tweet with its replies, and likes it once', async () => {
    const { api } = open([root, ...others]);
    expect(await screen.findByText('Flat as a mirror')).toBeVisible();
    expect(screen.getByText('So it is')).toBeVisible();
    expect(screen.queryByText('Another')).toBeNull();
    expect(await screen.findByText(/likes, including yours/)).toBeInTheDocument();
    expect(api.callsTo(LIKE)).toHaveLength(1);
    expect(await findViolations()).toEqual([]);
  });

  it('shows when the tweet does not exist', async () => {
    open([], { [LIKE]: () => refuse(404, TWEET_NOT_FOUND, 'not_found') });
    expect(await screen.findByText(TWEET_NOT_FOUND)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('likes a tweet that is more than a week old, and shows that it is no longer listed', async () => {
    open([]);
    expect(await screen.findByText(/more than a week old/)).toBeVisible();
  });

  it('retries after a network failure', async () => {
    const { user, api } = open([root], { [LIKE]: unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer({ [LIKE]: () => ({ _id: 'root', upvote: 4 }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/likes, including yours/)).toBeInTheDocument();
  });
});
