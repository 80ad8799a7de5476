import { LIVE_TOPICS } from '@fleetwatch/contract/live/wire';
import { fakeApi, refuse, unreachable, type ApiCallMade, type FakeRoutes } from '../testing/fakeApi.tsx';
import { KIM_HERE } from '../testing/sampleData.tsx';
import { createStore, type AppStore } from './createStore.ts';
import {
  followLive,
  LIVE_GATHER_MS,
  LIVE_RETRY_FIRST_MS,
  LIVE_RETRY_LAST_MS,
  LIVE_SILENCE_MS,
} from './live.ts';
import { sessionEnded, sessionStarted, tokenRefreshed } from './sessionSlice.ts';
import { stillOut } from './sorties.ts';

/** The server's end of one connection. */
interface Line {
  call: ApiCallMade;
  tell: (...topics: string[]) => void;
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
    tell: (...topics) => {
      id += 1;
      const changes = topics.map((topic) => ({ topic, revision: id }));
      write(`id: ${lines.length}-${id}\nevent: changed\ndata: ${JSON.stringify({ changes })}\n\n`);
    },
    cut: () => controller?.close(),
    isLet: () => isLet,
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function follow(routes: FakeRoutes = {}, store: AppStore = createStore()) {
  const api = fakeApi({
    'GET /events': openLine,
    'GET /sorties-stillout-results': () => ({ results: [] }),
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

it('asks anew for what is shown of a topic, and for nothing else', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  lineAt(0).tell('tweets');
  await settle(LIVE_GATHER_MS);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  lineAt(0).tell('sorties');
  await settle();
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(2);
});

it('asks once for what follows within a second', async () => {
  const { api, store } = follow();
  await settle();
  await store.dispatch(stillOut.initiate());
  for (let launch = 0; launch < 20; launch += 1) {
    lineAt(0).tell('sorties');
    await settle(LIVE_GATHER_MS / 40);
  }
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(2);
  await settle(LIVE_GATHER_MS);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(3);
  await settle(10 * LIVE_GATHER_MS);
  expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(3);
});

it('hears an event that comes in pieces, and not one that is cut off', async () => {
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

it('knows tags for every topic', async () => {
  const { store } = follow();
  await settle();
  const dispatch = jest.spyOn(store, 'dispatch');
  for (const topic of LIVE_TOPICS) {
    lineAt(0).tell(topic);
    await settle(LIVE_GATHER_MS);
  }
  expect(dispatch).toHaveBeenCalledTimes(LIVE_TOPICS.length);
});

it('goes on after a cut, from the last event on', async () => {
  follow();
  await settle();
  expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  lineAt(0).tell('fleet');
  lineAt(0).tell('plans');
  await settle();
  lineAt(0).cut();
  await settle(LIVE_RETRY_FIRST_MS);
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBe('1-2');
});

describe('a page that has just begun', () => {
  const begin = async (routes: FakeRoutes = {}): Promise<AppStore> => {
    const store = createStore({ profile: KIM_HERE });
    fakeApi({
      'POST /session/refresh': () => ({ token: 'token-1', events: '4-0-7' }),
      'GET /sorties-stillout-results': () => ({ results: [] }),
      ...routes,
    });
    await store.dispatch(stillOut.initiate());
    return store;
  };

  it('listens from where the events stood before it asked for anything: what it has is not asked for again', async () => {
    const { api } = follow({}, await begin());
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBe('4-0-7');
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(0);
    lineAt(0).tell('sorties');
    await settle();
    expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1);
  });

  it('hears of everything where a list did not come', async () => {
    follow({}, await begin({ 'GET /sorties-stillout-results': () => refuse(503, 'Busy.', 'busy') }));
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  });

  it('hears of everything where a list is older than that, as one that was kept', async () => {
    const store = await begin();
    jest.setSystemTime(Date.now() - 60_000);
    await store.dispatch(stillOut.initiate(undefined, { forceRefetch: true }));
    follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  });

  it('hears of everything where the token is not its first: lists may be older', async () => {
    const store = createStore({ profile: KIM_HERE, token: 'token-0' });
    store.dispatch(tokenRefreshed({ token: 'token-1', events: '4-0-7' }));
    follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  });

  it('hears of everything as another member', async () => {
    const store = await begin();
    store.dispatch(sessionStarted({ profile: { ...KIM_HERE, id: 'other' }, token: 'token-2' }));
    follow({}, store);
    await settle();
    expect(lineAt(0).call.headers.get('Last-Event-ID')).toBeNull();
  });
});

it('waits longer after each failure, and at most a minute', async () => {
  const { api } = follow({ 'GET /events': unreachable });
  await settle(10 * LIVE_RETRY_LAST_MS);
  const tries = api.callsTo('GET /events').length;
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(40);
});

it('waits as long as a busy server says', async () => {
  const busy = () => Response.json(['Busy.', 'busy'], { status: 503, headers: { 'Retry-After': '30' } });
  const { api } = follow({ 'GET /events': busy });
  await settle(29_000);
  expect(api.callsTo('GET /events')).toHaveLength(1);
  await settle(2_000);
  expect(api.callsTo('GET /events')).toHaveLength(2);
});

it('takes a stream that is silent for dead, and one with heartbeats for alive', async () => {
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

it('lets go while the page is hidden, and goes on when it is seen', async () => {
  follow();
  await settle();
  lineAt(0).tell('fleet');
  await settle();
  show('hidden');
  await settle(LIVE_RETRY_LAST_MS);
  expect(lines).toHaveLength(1);
  expect(lineAt(0).isLet()).toBe(true);
  show('visible');
  await settle();
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBe('1-1');
});

it('tries at once when the network is back', async () => {
  const { api } = follow({ 'GET /events': unreachable });
  await settle(100);
  const before = api.callsTo('GET /events').length;
  api.answer({ 'GET /events': openLine });
  globalThis.dispatchEvent(new Event('online'));
  await settle();
  expect(api.callsTo('GET /events')).toHaveLength(before + 1);
  expect(lines).toHaveLength(1);
});

it('carries a member’s token, renewed when there is none or it is too old', async () => {
  let token = 0;
  const store = createStore({ profile: KIM_HERE });
  const { api } = follow(
    {
      'POST /session/refresh': () => ({ token: `token-${(token += 1)}` }),
      'GET /events': (call) =>
        call.headers.get('Authorization') === 'Bearer token-2'
          ? openLine(call)
          : refuse(401, 'Please sign in again.', 'signed_out'),
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

it('begins anew for another member, who may be of another club', async () => {
  const store = createStore({ profile: KIM_HERE, token: 'token-1' });
  follow({}, store);
  await settle();
  lineAt(0).tell('fleet');
  await settle();
  store.dispatch(sessionEnded('signedOut'));
  await settle();
  expect(lineAt(0).isLet()).toBe(true);
  expect(lineAt(1).call.headers.get('Last-Event-ID')).toBeNull();
  expect(lineAt(1).call.headers.get('Authorization')).toBeNull();
});

it('ends', async () => {
  const { api } = follow();
  await settle();
  stop?.();
  await settle();
  expect(lineAt(0).isLet()).toBe(true);
  show('visible');
  await settle(LIVE_RETRY_LAST_MS);
  expect(api.callsTo('GET /events')).toHaveLength(1);
});
