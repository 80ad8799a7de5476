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
import { KIM_LOCAL_PROFILE, OARS, sortieOf } from '../testing/sampleData.tsx';

/** An in-memory CacheStorage that lasts for one test. */
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

let storage: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  storage = fakeCaches();
  Object.assign(globalThis, { caches: storage });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  jest.restoreAllMocks();
});

const CACHED_AT = Date.parse('2026-05-29T10:00:00Z');
const deviceOf = (profile = KIM_LOCAL_PROFILE, token = 'token-1') => createStore({ profile, token });

/** Everything is fetched once, at CACHED_AT; an hour later another page of the device is offline. */
async function fetchThenGoOffline() {
  const now = jest.spyOn(Date, 'now').mockReturnValue(CACHED_AT);
  const api = fakeApi({
    'GET /sorties-stillout-results': () => ({
      results: [sortieOf(), sortieOf({ _id: 'e'.repeat(24), user_id: 'x' })],
    }),
    'GET /club': () => ({ ...OARS, now: CACHED_AT + 2_000 }),
  });
  const store = deviceOf();
  await store.dispatch(stillOut.initiate());
  await store.dispatch(clubEndpoint.initiate());
  // Responses are written to the cache asynchronously.
  await waitFor(() => expect(storage.urls()).toHaveLength(2));
  now.mockReturnValue(CACHED_AT + 3_600_000);
  api.answer({
    'GET /sorties-stillout-results': unreachable,
    'GET /sorties-stillout-byuser-results/:uid': unreachable,
    'GET /club': unreachable,
    'GET /fleet-results': unreachable,
    'POST /session/refresh': unreachable,
  });
  return { api, store };
}

test('shows offline the last response of a list, with its age', async () => {
  await fetchThenGoOffline();
  const { data, fulfilledTimeStamp } = await deviceOf().dispatch(stillOut.initiate());
  expect(data).toHaveLength(2);
  expect(fulfilledTimeStamp).toBe(CACHED_AT);
});

test('shows the last response without a token too, and keeps the member signed in', async () => {
  await fetchThenGoOffline();
  const store = createStore({ profile: KIM_LOCAL_PROFILE });
  expect((await store.dispatch(stillOut.initiate())).data).toHaveLength(2);
  expect(store.getState().session.profile.isAuthorised).toBe(true);
});

test("takes offline a member's own boats out from the list of all boats out", async () => {
  await fetchThenGoOffline();
  const { data } = await deviceOf().dispatch(outstanding.initiate(KIM_LOCAL_PROFILE.id));
  expect(data).toMatchObject([{ user_id: KIM_LOCAL_PROFILE.id }]);
});

test('uses offline the clock skew measured when the club was fetched', async () => {
  await fetchThenGoOffline();
  expect((await deviceOf().dispatch(clubEndpoint.initiate())).data?.clockSkewMs).toBe(2_000);
});

test('fails offline with the reason for a list that was never fetched', async () => {
  await fetchThenGoOffline();
  const { error } = await deviceOf().dispatch(fleet.initiate());
  expect(error).toMatchObject({ status: 'offline' });
});

test('does not replace a refusal by a cached response', async () => {
  const { api } = await fetchThenGoOffline();
  api.answer({ 'GET /sorties-stillout-results': () => refuse(403, 'No.', 'forbidden') });
  const { error } = await deviceOf().dispatch(stillOut.initiate());
  expect(error).toMatchObject({ code: 'forbidden' });
});

test('caches responses per member, and deletes them on sign-out', async () => {
  const { store, api } = await fetchThenGoOffline();
  const other = await deviceOf({ ...KIM_LOCAL_PROFILE, id: '9'.repeat(24) }).dispatch(stillOut.initiate());
  expect(other.data).toBeUndefined();
  const nobody = await deviceOf(ANONYMOUS_PROFILE).dispatch(stillOut.initiate());
  expect(nobody.data).toBeUndefined();
  api.answer({ 'DELETE /session': () => new Response(null, { status: 204 }) });
  await store.dispatch(signOut());
  expect(storage.urls()).toEqual([]);
});

test('caches a response only after it is rendered, and not when the member signs out before', async () => {
  const api = fakeApi({ 'GET /sorties-stillout-results': () => ({ results: [sortieOf()] }) });
  api.answer({ 'DELETE /session': () => new Response(null, { status: 204 }) });
  const store = deviceOf();
  jest.useFakeTimers();
  try {
    await store.dispatch(stillOut.initiate());
    expect(storage.urls()).toEqual([]);
    await store.dispatch(signOut());
    await jest.runAllTimersAsync();
    expect(storage.urls()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

/** Caches one response, and waits until it is written. */
async function cacheNow(url: string, answer: unknown = { results: [] }) {
  cacheAnswer({ url }, KIM_LOCAL_PROFILE.id, answer);
  await jest.runAllTimersAsync();
}
const cachedUrls = () => storage.urls().map((url) => new URL(url).pathname.split('/').slice(3).join('/'));

describe('eviction', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('evicts the oldest responses above 120', async () => {
    for (let week = 0; week < 130; week += 1)
      cacheAnswer({ url: `tweets-week-results/${week}` }, KIM_LOCAL_PROFILE.id, {});
    await jest.runAllTimersAsync();
    expect(cachedUrls()).toEqual(Array.from({ length: 120 }, (_, at) => `tweets-week-results/${at + 10}`));
  });

  it('counts a refetched response as new', async () => {
    await cacheNow('fleet-results');
    for (let week = 0; week < 119; week += 1) await cacheNow(`weeks/${week}`);
    await cacheNow('fleet-results');
    await cacheNow('weeks/119');
    expect(cachedUrls()).toEqual(expect.arrayContaining(['fleet-results', 'weeks/1', 'weeks/119']));
    expect(cachedUrls()).toHaveLength(120);
    expect(cachedUrls()).not.toContain('weeks/0');
  });

  it('evicts the oldest responses when they are too large to store', async () => {
    const long = { results: ['x'.repeat(3_000_000)] };
    for (const name of ['one', 'two', 'three']) await cacheNow(name, long);
    expect(cachedUrls()).toEqual(['two', 'three']);
  });

  it('evicts responses older than 30 days, and does not return them before that', async () => {
    jest.setSystemTime(CACHED_AT);
    await cacheNow('one', { results: [1] });
    jest.setSystemTime(CACHED_AT + CACHED_FOR_MS - 1);
    expect((await findCached({ url: 'one' }, KIM_LOCAL_PROFILE.id))?.data).toEqual({ results: [1] });
    jest.setSystemTime(CACHED_AT + CACHED_FOR_MS + 1);
    expect(await findCached({ url: 'one' }, KIM_LOCAL_PROFILE.id)).toBeNull();
    await cacheNow('two');
    expect(cachedUrls()).toEqual(['two']);
  });

  it.each<[string, ApiCall]>([
    ['a write', { url: 'launch', method: 'POST' }],
    ['what a token of its own proves', { url: 'sorties-results', bearer: 'landing' }],
    ['a text for a file', { url: 'fleet-csv/all/0', responseHandler: 'text' }],
  ])('does not cache %s', async (_what, call) => {
    cacheAnswer(call, KIM_LOCAL_PROFILE.id, {});
    await jest.runAllTimersAsync();
    expect(storage.urls()).toEqual([]);
  });
});

const { week, secret } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    week: build.query<{ results: string[] }, { from: string; to: string }>({
      query: (params) => ({ url: 'plans', params }),
    }),
    secret: build.query<{ results: string[] }, void>({
      query: () => 'secrets',
      extraOptions: { isCacheable: false },
    }),
  }),
}).endpoints;

test('caches every query by its arguments, except those that opt out', async () => {
  const thisWeek = { from: '2026-05-25', to: '2026-05-31' };
  const api = fakeApi({
    'GET /plans': ({ query }) => ({ results: [query.get('from')] }),
    'GET /secrets': () => ({ results: ['key'] }),
  });
  await deviceOf().dispatch(secret.initiate());
  await deviceOf().dispatch(week.initiate(thisWeek));
  await waitFor(() => expect(storage.urls()).not.toEqual([]));
  expect(cachedUrls()).toEqual(['plans']);
  api.answer({ 'GET /plans': unreachable, 'GET /secrets': unreachable });
  expect((await deviceOf().dispatch(week.initiate(thisWeek))).data).toEqual({ results: ['2026-05-25'] });
  expect((await deviceOf().dispatch(week.initiate({ ...thisWeek, to: '2026-06-01' }))).data).toBeUndefined();
  expect((await deviceOf().dispatch(secret.initiate())).data).toBeUndefined();
});
