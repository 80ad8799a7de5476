import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { fakeApi, type FakeApi, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { KIM, OARS } from '@fleetwatch/kit/testing/sampleData';

let made = 0;

/** Robin's tweet to everyone, with `fields` overridden; each is a minute newer than the one before. */
export function tweetOf(fields: Partial<Tweet> = {}): Tweet {
  made += 1;
  return {
    _id: `tweet-${made}`,
    user: 'Robin Ash',
    user_id: 'robin',
    pic: null,
    date: `2026-05-29 07:${String(made % 60).padStart(2, '0')}:00`,
    description: `Flat water, ${made}`,
    private: false,
    headsup: false,
    replyto: null,
    upvote: 0,
    liked: false,
    aboutmeurl: '',
    pictures: [],
    ...fields,
  };
}

/** Fakes a club whose day and week have these tweets. */
export function boardApi(tweets: readonly Tweet[], routes: FakeRoutes = {}): FakeApi {
  const results = () => ({ results: tweets });
  return fakeApi({
    [`GET /tweets-day-results/${KIM._id}`]: results,
    [`GET /tweets-week-results/${KIM._id}`]: results,
    'GET /tweets-headsup-week-results': () => ({ results: tweets.filter(({ headsup }) => headsup) }),
    'GET /club': () => OARS,
    'POST /presigned': () => new Response('/api/media/oars/tweets/a.png?signed'),
    ...routes,
  });
}
