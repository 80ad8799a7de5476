import { LIVE_TOPICS } from '@fleetwatch/contract/live/wire';
import { fakeApi, refuse, unreachable, type ApiCallMade, type FakeRoutes } from '../testing/fakeApi.tsx';
import { KIM_LOCAL_PROFILE, OARS } from '../testing/sampleData.tsx';
import { clubEndpoint } from './clubs.ts';
import { createStore, type AppStore } from './createStore.ts';
import { injectRemote } from './injectRemote.ts';
import { releaseAdditions } from './remoteAdditions.ts';
import {
  followLive,
  LIVE_BATCH_MS,
  LIVE_RETRY_FIRST_MS,
  LIVE_RETRY_LAST_MS,
  LIVE_SILENCE_MS,
} from './live.ts';
import { sessionEnded, sessionStarted, tokenRefreshed } from './sessionSlice.ts';
import { stillOut } from './sorties.ts';
import { headsUps } from './tweets.ts';

/** The server's end of one event stream. */
interface Line {
  call: ApiCallMade;
  announce: (...topics: string[]) => void;
  write: (text: string) => void;
  cut: () => void;
  isLet: () => boolean;
}

let lines: Line[] = [];
let stop: (() => void) | null = null;
let visibility: DocumentVisibilityState = 'visible';

function openLine(call: ApiCallMade): Response {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isLet = false;
  let id = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: () => {
      isLet = true;
    },
  });
  const write = (text: string): void => controller?.enqueue(new TextEncoder().encode(text));
  lines.push({
    call,
    write,
    announce: (...topics) => {
      id += 1;
      const changes = topics.map((topic) => ({ topic, revision: id }));
      write(`id: ${lines.length}-${id}\nevent: changed\ndata: ${JSON.stringify({ changes })}\n\n`);
    },
    cut: () => controller?.close(),
    isLet: () => isLet,
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

const LISTS: FakeRoutes = {
  'GET /club': () => OARS,
  'GET /sorties-stillout-results': () => ({ results: [] }),
  'GET /tweets-headsup-week-results': () => ({ results: [] }),
};

function follow(routes: FakeRoutes = {}, store: AppStore = createStore()) {
  const api = fakeApi({
    'GET /events': openLine,
    ...LISTS,
    ...routes,
  });
  stop = followLive(store);
  return { api, store };
}

const lineAt = (index: number): Line => {
  const line = lines[index];
  if (!line) throw new Error(`There were ${lines.length} connections.`);
  return line;
};
const settle = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop?.();
  stop = null;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('refetches what could not be fetched when it changed, once the stream is back', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  await store.dispatch(headsUps.initiate());
  api.answer({ 'GET /sorties-stillout-results': unreachable });
  await settle(1);
  lineAt(0).announce('sorties', 'tweets');
  await settle(LIVE_BATCH_MS);
  api.answer(LISTS);
  const before = api.callsTo('GET /sorties-stillout-results').length;
  lineAt(0).cut();
  await settle(LIVE_RETRY_FIRST_MS);
  expect(lines).toHaveLength(2);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(before + 1);
  expect(api.callsTo('GET /tweets-headsup-week-results')).toHaveLength(2);
});

it('does not refetch again what was refused when it changed', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  api.answer({ 'GET /sorties-stillout-results': () => refuse(403, 'Coaches only.', 'coaches_only') });
  lineAt(0).announce('sorties');
  await settle(LIVE_BATCH_MS);
  lineAt(0).cut();
  await settle(LIVE_RETRY_FIRST_MS);
  expect(lines).toHaveLength(2);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(2);
});

it('refetches queries of the changed topic, and no others', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  lineAt(0).announce('tweets');
  await settle(LIVE_BATCH_MS);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  lineAt(0).announce('sorties');
  await settle();
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(2);
});

it('refetches once for all events within a second', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  for (let launch = 0; launch < 20; launch += 1) {
    lineAt(0).announce('sorties');
    await settle(LIVE_BATCH_MS / 40);
  }
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(2);
  await settle(LIVE_BATCH_MS);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(3);
  await settle(10 * LIVE_BATCH_MS);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(3);
});

it('handles an event that arrives in pieces, and ignores one that is cut off', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  const asked = (): number => api.callsTo('GET /sorties-stillout-results').length;
  for (const piece of [':\n\nretry: 5\n\nid: 1', '-7\nevent: chan', 'ged\ndata: {"changes":[{"topic"']) {
    lineAt(0).write(piece);
    await settle();
  }
  expect(asked()).toBe(1);
  lineAt(0).write(':"sorties"}]}\n\n');
  await settle();
  expect(asked()).toBe(2);
  lineAt(0).write('id: 1-8\nevent: changed\n');
  lineAt(0).cut();
  await settle(LIVE_RETRY_FIRST_MS);
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBe('1-7');
});

it("refetches what a remote follows: its own data, and a topic of kit's", async () => {
  const remote = injectRemote('mf-a', ['mf-a/Oars', 'mf-a/Ranking']);
  const { oars, ranking } = remote.endpoints((build) => ({
    oars: build.query<unknown, void>({ query: () => 'oars', providesTags: ['mf-a/Oars'] }),
    ranking: build.query<unknown, void>({ query: () => 'ranking', providesTags: ['mf-a/Ranking'] }),
  }));
  remote.live({ own: ['mf-a/Oars'], sorties: ['mf-a/Ranking'] });
  const { api, store } = follow({ 'GET /oars': () => [], 'GET /ranking': () => [] });
  await settle();
  const shown = [store.dispatch(oars.initiate()), store.dispatch(ranking.initiate())];
  await Promise.all(shown);
  lineAt(0).announce('sorties');
  await settle(LIVE_BATCH_MS);
  expect([api.callsTo('GET /oars').length, api.callsTo('GET /ranking').length]).toEqual([1, 2]);
  lineAt(0).announce('module:mf-a', 'module:mf-b');
  await settle(LIVE_BATCH_MS);
  expect([api.callsTo('GET /oars').length, api.callsTo('GET /ranking').length]).toEqual([2, 2]);
  for (const query of shown) query.unsubscribe();
  releaseAdditions('mf-a');
});

it('has tags for every topic', async () => {
  const { store } = follow();
  await settle();
  const dispatch = jest.spyOn(store, 'dispatch');
  for (const topic of LIVE_TOPICS) {
    lineAt(0).announce(topic);
    await settle(LIVE_BATCH_MS);
  }
  expect(dispatch).toHaveBeenCalledTimes(LIVE_TOPICS.length);
});

it('reconnects after a cut, from the last event', async () => {
  follow();
  await settle();
  expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  lineAt(0).announce('fleet');
  lineAt(0).announce('plans');
  await settle();
  lineAt(0).cut();
  await settle(LIVE_RETRY_FIRST_MS);
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBe('1-2');
});

describe('a newly opened page', () => {
  const begin = async (routes: FakeRoutes = {}): Promise<AppStore> => {
    const store = createStore({ profile: KIM_LOCAL_PROFILE });
    fakeApi({
      'POST /session/refresh': () => ({ token: 'token-1', events: '4-0-7' }),
      ...LISTS,
      ...routes,
    });
    await store.dispatch(stillOut.initiate());
    return store;
  };

  it('subscribes from the position before its first request, and refetches nothing', async () => {
    const { api } = follow({}, await begin());
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBe('4-0-7');
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(0);
    lineAt(0).announce('sorties');
    await settle();
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  });

  it('refetches what failed to load of a remote, though no event has named it', async () => {
    const remote = injectRemote('mf-b', ['mf-b/Oars']);
    const { oars } = remote.endpoints((build) => ({
      oars: build.query<unknown, void>({ query: () => 'oars', providesTags: ['mf-b/Oars'] }),
    }));
    remote.live({ own: ['mf-b/Oars'] });
    const store = await begin({ 'GET /oars': unreachable });
    const shown = store.dispatch(oars.initiate());
    await shown;
    const { api } = follow({ 'GET /oars': () => [] }, store);
    await settle();
    expect(api.callsTo('GET /oars')).toHaveLength(1);
    shown.unsubscribe();
    releaseAdditions('mf-b');
  });

  it('refetches only what failed to load', async () => {
    const store = await begin({
      'GET /sorties-stillout-results': () => refuse(503, 'Busy.', 'busy'),
    });
    await store.dispatch(headsUps.initiate());
    const { api } = follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBe('4-0-7');
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
    expect(api.callsTo('GET /tweets-headsup-week-results')).toHaveLength(0);
  });

  it('refetches only what is older than the position, such as a club that was asked for before the token', async () => {
    const store = createStore({ profile: KIM_LOCAL_PROFILE });
    fakeApi(LISTS);
    await store.dispatch(clubEndpoint.initiate());
    jest.setSystemTime(Date.now() + 50);
    store.dispatch(tokenRefreshed({ token: 'token-1', events: '4-0-7' }));
    await store.dispatch(headsUps.initiate());
    const { api } = follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBe('4-0-7');
    expect(api.callsTo('GET /club')).toHaveLength(1);
    expect(api.callsTo('GET /tweets-headsup-week-results')).toHaveLength(0);
  });

  it('keeps older data when the stream opens', async () => {
    const store = await begin({ 'GET /sorties-stillout-results': () => refuse(503, 'Busy.', 'busy') });
    const { api } = follow({ 'GET /events': unreachable }, store);
    await settle();
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(0);
    api.answer({ 'GET /events': openLine });
    await settle(LIVE_RETRY_FIRST_MS);
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  });

  it('refetches all topics when the token is not its first, because lists may be older', async () => {
    const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-0' });
    store.dispatch(tokenRefreshed({ token: 'token-1', events: '4-0-7' }));
    follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  });

  it('refetches all topics as another member', async () => {
    const store = await begin();
    store.dispatch(sessionStarted({ profile: { ...KIM_LOCAL_PROFILE, id: 'other' }, token: 'token-2' }));
    follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  });
});

it('backs off after each failure, to at most a minute', async () => {
  const { api } = follow({ 'GET /events': unreachable });
  await settle(10 * LIVE_RETRY_LAST_MS);
  const tries = api.callsTo('GET /events').length;
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(40);
});

it('waits as long as a busy server requests', async () => {
  const busy = () => Response.json(['Busy.', 'busy'], { status: 503, headers: { 'Retry-After': '30' } });
  const { api } = follow({ 'GET /events': busy });
  await settle(29_000);
  expect(api.callsTo('GET /events')).toHaveLength(1);
  await settle(2_000);
  expect(api.callsTo('GET /events')).toHaveLength(2);
});

it('drops a stream that is silent, and keeps one with heartbeats', async () => {
  follow();
  await settle();
  for (let beat = 0; beat < 5; beat += 1) {
    lineAt(0).write(':\n\n');
    await settle(LIVE_SILENCE_MS - 1_000);
  }
  expect(lines).toHaveLength(1);
  await settle(2_000);
  expect(lines).toHaveLength(2);
});

it('disconnects while the page is hidden, and reconnects when it is visible', async () => {
  follow();
  await settle();
  lineAt(0).announce('fleet');
  await settle();
  show('hidden');
  await settle(LIVE_RETRY_LAST_MS);
  expect(lines).toHaveLength(1);
  expect(lineAt(0).isLet()).toBe(true);
  show('visible');
  await settle();
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBe('1-1');
});

it('reconnects at once when the network is back', async () => {
  const { api } = follow({ 'GET /events': unreachable });
  await settle(100);
  const before = api.callsTo('GET /events').length;
  api.answer({ 'GET /events': openLine });
  globalThis.dispatchEvent(new Event('online'));
  await settle();
  expect(api.callsTo('GET /events')).toHaveLength(before + 1);
  expect(lines).toHaveLength(1);
});

it('sends a member’s token, renewed when it is missing or expired', async () => {
  let token = 0;
  const store = createStore({ profile: KIM_LOCAL_PROFILE });
  const { api } = follow(
    {
      'POST /session/refresh': () => ({ token: `token-${(token += 1)}` }),
      'GET /events': (call) =>
        call.headers.get('Authorization') === 'Bearer token-2'
          ? openLine(call)
          : refuse(401, 'Sign in again.', 'signed_out'),
    },
    store,
  );
  await settle();
  expect(api.callsTo('GET /events').map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
  expect(lines).toHaveLength(1);
});

it('starts again for another member, who may be of another club', async () => {
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  follow({}, store);
  await settle();
  lineAt(0).announce('fleet');
  await settle();
  store.dispatch(sessionEnded('signedOut'));
  await settle();
  expect(lineAt(0).isLet()).toBe(true);
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBeNull();
  expect(lineAt(1).call.headers.get('Authorization')).toBeNull();
});

it('stops on request', async () => {
  const { api } = follow();
  await settle();
  stop?.();
  await settle();
  expect(lineAt(0).isLet()).toBe(true);
  show('visible');
  await settle(LIVE_RETRY_LAST_MS);
  expect(api.callsTo('GET /events')).toHaveLength(1);
});
