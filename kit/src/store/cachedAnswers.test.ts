import { waitFor } from '@testing-library/react';
import { createStore } from './createStore.ts';
import { fleet } from './boats.ts';
import { clubEndpoint } from './clubs.ts';
import type { ApiCall } from '../request/apiCall.ts';
import { cacheAnswer, CACHED_FOR_MS } from './cachedAnswers.ts';
import { findCached } from '../outbox/findCached.ts';
import { baseApi } from './baseApi.ts';
import { ANONYMOUS_PROFILE } from './localProfile.ts';
import { signOut } from './session.ts';
import { outstanding, stillOut } from './sorties.ts';
import { fakeApi, refuse, unreachable } from '../testing/fakeApi.tsx';
import { KIM_HERE, OARS, sortieOf } from '../testing/sampleData.tsx';

/** What a browser keeps, for as long as a test lasts. */
function fakeCaches() {
  const caches = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => caches.get(name) ?? new Map<string, Response>();
  return {
    open: (name: string) => {
      const cache = cacheOf(name);
      caches.set(name, cache);
      return Promise.resolve({
        put: (url: string, answer: Response) => {
          cache.delete(url);
          return Promise.resolve(void cache.set(url, answer));
        },
        match: (url: string) => Promise.resolve(cache.get(url)?.clone()),
        matchAll: () => Promise.resolve([...cache.values()]),
        keys: () => Promise.resolve([...cache.keys()]),
        delete: (url: string) => Promise.resolve(cache.delete(url)),
      });
    },
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    urls: () => [...caches.values()].flatMap((cache) => [...cache.keys()]),
  };
}

let kept: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  kept = fakeCaches();
  Object.assign(globalThis, { caches: kept });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  jest.restoreAllMocks();
});

const HEARD_AT = Date.parse('2026-05-29T10:00:00Z');
const deviceOf = (profile = KIM_HERE, token = 'token-1') => createStore({ profile, token });

/** Everything is heard once, at HEARD_AT; an hour later another page of the device is offline. */
async function hearThenLose() {
  const now = jest.spyOn(Date, 'now').mockReturnValue(HEARD_AT);
  const api = fakeApi({
    'GET /sorties-stillout-results': () => ({
      results: [sortieOf(), sortieOf({ _id: 'e'.repeat(24), user_id: 'x' })],
    }),
    'GET /club': () => ({ ...OARS, now: HEARD_AT + 2_000 }),
  });
  const store = deviceOf();
  await store.dispatch(stillOut.initiate());
  await store.dispatch(clubEndpoint.initiate());
  // What is kept is kept beside the answer; nobody waits for it.
  await waitFor(() => expect(kept.urls()).toHaveLength(2));
  now.mockReturnValue(HEARD_AT + 3_600_000);
  api.answer({
    'GET /sorties-stillout-results': unreachable,
    'GET /sorties-stillout-byuser-results/:uid': unreachable,
    'GET /club': unreachable,
    'GET /fleet-results': unreachable,
    'POST /session/refresh': unreachable,
  });
  return { api, store };
}

test('without a network a list is what was heard last, and as old as it is', async () => {
  await hearThenLose();
  const { data, fulfilledTimeStamp } = await deviceOf().dispatch(stillOut.initiate());
  expect(data).toHaveLength(2);
  expect(fulfilledTimeStamp).toBe(HEARD_AT);
});

test('also where the page has no token and cannot get one, and the member stays signed in', async () => {
  await hearThenLose();
  const store = createStore({ profile: KIM_HERE });
  expect((await store.dispatch(stillOut.initiate())).data).toHaveLength(2);
  expect(store.getState().session.profile.isAuthorised).toBe(true);
});

test('a member’s own boats out are found among all that are out', async () => {
  await hearThenLose();
  const { data } = await deviceOf().dispatch(outstanding.initiate(KIM_HERE.id));
  expect(data).toMatchObject([{ user_id: KIM_HERE.id }]);
});

test('the difference of the clocks is that of when the club was heard', async () => {
  await hearThenLose();
  expect((await deviceOf().dispatch(clubEndpoint.initiate())).data?.clockSkewMs).toBe(2_000);
});

test('what was never heard is missing, and the failure says why', async () => {
  await hearThenLose();
  const { error } = await deviceOf().dispatch(fleet.initiate());
  expect(error).toMatchObject({ status: 'offline' });
});

test('a refusal is an answer: what was heard before does not take its place', async () => {
  const { api } = await hearThenLose();
  api.answer({ 'GET /sorties-stillout-results': () => refuse(403, 'No.', 'forbidden') });
  const { error } = await deviceOf().dispatch(stillOut.initiate());
  expect(error).toMatchObject({ code: 'forbidden' });
});

test('it is kept for the member who heard it, and is gone when they sign out', async () => {
  const { store, api } = await hearThenLose();
  const other = await deviceOf({ ...KIM_HERE, id: '9'.repeat(24) }).dispatch(stillOut.initiate());
  expect(other.data).toBeUndefined();
  const nobody = await deviceOf(ANONYMOUS_PROFILE).dispatch(stillOut.initiate());
  expect(nobody.data).toBeUndefined();
  api.answer({ 'DELETE /session': () => new Response(null, { status: 204 }) });
  await store.dispatch(signOut());
  expect(kept.urls()).toEqual([]);
});

test('it is written down after it was drawn; who signs out before leaves nothing', async () => {
  const api = fakeApi({ 'GET /sorties-stillout-results': () => ({ results: [sortieOf()] }) });
  api.answer({ 'DELETE /session': () => new Response(null, { status: 204 }) });
  const store = deviceOf();
  jest.useFakeTimers();
  try {
    await store.dispatch(stillOut.initiate());
    expect(kept.urls()).toEqual([]);
    await store.dispatch(signOut());
    await jest.runAllTimersAsync();
    expect(kept.urls()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

/** Keeps one answer, and waits until it is written down. */
async function keepNow(url: string, answer: unknown = { results: [] }) {
  cacheAnswer({ url }, KIM_HERE.id, answer);
  await jest.runAllTimersAsync();
}
const cachedUrls = () => kept.urls().map((url) => new URL(url).pathname.split('/').slice(3).join('/'));

describe('of what is kept', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('the longest known go when there are more than 120', async () => {
    for (let week = 0; week < 130; week += 1)
      cacheAnswer({ url: `tweets-week-results/${week}` }, KIM_HERE.id, {});
    await jest.runAllTimersAsync();
    expect(cachedUrls()).toEqual(Array.from({ length: 120 }, (_, at) => `tweets-week-results/${at + 10}`));
  });

  it('what was heard again is not the longest known', async () => {
    await keepNow('fleet-results');
    for (let week = 0; week < 119; week += 1) await keepNow(`weeks/${week}`);
    await keepNow('fleet-results');
    await keepNow('weeks/119');
    expect(cachedUrls()).toEqual(expect.arrayContaining(['fleet-results', 'weeks/1', 'weeks/119']));
    expect(cachedUrls()).toHaveLength(120);
    expect(cachedUrls()).not.toContain('weeks/0');
  });

  it('the longest known go when it is too much to store', async () => {
    const long = { results: ['x'.repeat(3_000_000)] };
    for (const name of ['one', 'two', 'three']) await keepNow(name, long);
    expect(cachedUrls()).toEqual(['two', 'three']);
  });

  it('what is older than 30 days goes, and is not shown before it goes', async () => {
    jest.setSystemTime(HEARD_AT);
    await keepNow('one', { results: [1] });
    jest.setSystemTime(HEARD_AT + CACHED_FOR_MS - 1);
    expect((await findCached({ url: 'one' }, KIM_HERE.id))?.data).toEqual({ results: [1] });
    jest.setSystemTime(HEARD_AT + CACHED_FOR_MS + 1);
    expect(await findCached({ url: 'one' }, KIM_HERE.id)).toBeNull();
    await keepNow('two');
    expect(cachedUrls()).toEqual(['two']);
  });

  it.each<[string, ApiCall]>([
    ['a write', { url: 'launch', method: 'POST' }],
    ['what a token of its own proves', { url: 'sorties-results', bearer: 'landing' }],
    ['a text for a file', { url: 'fleet-csv/all/0', responseHandler: 'text' }],
  ])('%s is none', async (_what, call) => {
    cacheAnswer(call, KIM_HERE.id, {});
    await jest.runAllTimersAsync();
    expect(kept.urls()).toEqual([]);
  });
});

const { week, secret } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    week: build.query<{ results: string[] }, { from: string; to: string }>({
      query: (params) => ({ url: 'plans', params }),
    }),
    secret: build.query<{ results: string[] }, void>({
      query: () => 'secrets',
      extraOptions: { keep: false },
    }),
  }),
}).endpoints;

test('every query is kept, by all it asked for, but those that say no', async () => {
  const thisWeek = { from: '2026-05-25', to: '2026-05-31' };
  const api = fakeApi({
    'GET /plans': ({ query }) => ({ results: [query.get('from')] }),
    'GET /secrets': () => ({ results: ['key'] }),
  });
  await deviceOf().dispatch(secret.initiate());
  await deviceOf().dispatch(week.initiate(thisWeek));
  await waitFor(() => expect(kept.urls()).not.toEqual([]));
  expect(cachedUrls()).toEqual(['plans']);
  api.answer({ 'GET /plans': unreachable, 'GET /secrets': unreachable });
  expect((await deviceOf().dispatch(week.initiate(thisWeek))).data).toEqual({ results: ['2026-05-25'] });
  expect((await deviceOf().dispatch(week.initiate({ ...thisWeek, to: '2026-06-01' }))).data).toBeUndefined();
  expect((await deviceOf().dispatch(secret.initiate())).data).toBeUndefined();
});
