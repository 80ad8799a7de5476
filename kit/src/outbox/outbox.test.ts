import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import type { LaunchBody } from '@fleetwatch/contract/sorties/wire';
import type { ConditionReading, ConditionsAnswer, ReadingBody } from '@fleetwatch/contract/conditions/wire';
import { baseApi } from '../store/baseApi.ts';
import { unlaunchedBoats } from '../store/boats.ts';
import { clubEndpoint } from '../store/clubs.ts';
import { conditions } from '../store/conditions.ts';
import { createStore } from '../store/createStore.ts';
import { injectRemote } from '../store/injectRemote.ts';
import { releaseAdditions } from '../store/remoteAdditions.ts';
import { changeDeck, onDeck } from '../store/members.ts';
import { sessionEnded, sessionStarted } from '../store/sessionSlice.ts';
import { landSortie, launchBoat, stillOut } from '../store/sorties.ts';
import { selectToasts } from '../store/toasts.ts';
import { waitingCount } from '../store/waitingMark.ts';
import { fakeApi, garble, holdAnswer, refuse, unreachable, type FakeRoutes } from '../testing/fakeApi.tsx';
import { boatIn, fleetGroupOf, KIM_LOCAL_PROFILE, OARS, sortieOf } from '../testing/sampleData.tsx';
import { changeText, discardWrite, retryWrite, takeOtherBoat } from './writeDecisions.ts';
import { WAITS, WAITS_FOR_ANSWER, WAITS_FOR_SERVER } from './texts.ts';
import { followNetwork } from './followNetwork.ts';
import { dropWrites, listSending, listWrites } from './outboxDatabase.ts';
import { sendWaiting } from './sendWaiting.ts';
import { adoptAbandoned } from './whileSending.ts';

const scull = fleetGroupOf('Scull', '1x', 1);
const kestrel = boatIn(scull, 'Kestrel', { _id: 'd'.repeat(24) });
const tern = boatIn(scull, 'Tern', { _id: 'f'.repeat(24) });
const body: LaunchBody = {
  bus: kestrel._id,
  user: KIM_LOCAL_PROFILE.id,
  borrowed: null,
  crew: null,
  description: null,
  group: null,
};

const online: FakeRoutes = {
  'GET /club': () => ({ ...OARS, now: Date.now() }),
  'GET /sorties-stillout-results': () => ({ results: [] }),
  'GET /fleet-unlaunched-results': () => ({ results: [kestrel, tern] }),
  'GET /users-on-deck-results': () => ({ results: [] }),
};
const offline = Object.fromEntries(
  [...Object.keys(online), 'POST /launch', 'POST /land', `GET /userondeck/${KIM_LOCAL_PROFILE.id}`].map(
    (route) => [route, unreachable],
  ),
);

let stopFollowing: (() => void) | undefined;

/** A member's device that has fetched the boats and then goes offline. */
async function deviceOffline() {
  const api = fakeApi(online);
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  const read = async () => {
    await store.dispatch(clubEndpoint.initiate());
    const out = await store.dispatch(stillOut.initiate(undefined, { forceRefetch: true }));
    const boats = await store.dispatch(unlaunchedBoats.initiate(undefined, { forceRefetch: true }));
    return { out: out.data?.map(({ bus }) => bus), boats: boats.data?.map(({ name }) => name) };
  };
  await read();
  stopFollowing = followNetwork(store);
  api.answer(offline);
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  const waiting = () => listWrites(KIM_LOCAL_PROFILE.id);
  return { api, store, read, toasts, waiting };
}

const { sortieHelp } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sortieHelp: build.mutation<{ help?: object }, string>({
      query: (id) => ({ url: 'sortie-help', method: 'POST', body: { id } }),
      extraOptions: { queue: 'help' },
    }),
  }),
}).endpoints;

/** A fake of Web Locks, which jsdom lacks. */
const heldLocks = new Set<string>();
const locks = {
  async request(
    name: string,
    ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
  ) {
    const [options, task] = rest.length === 1 ? [{}, rest[0]] : rest;
    if (options.ifAvailable && heldLocks.has(name)) return task(null);
    heldLocks.add(name);
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      heldLocks.delete(name);
    }
  },
};
/** The browser releases a page's locks when it is closed. */
const closePage = () => heldLocks.clear();

beforeEach(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));

afterEach(async () => {
  stopFollowing?.();
  closePage();
  Reflect.deleteProperty(navigator, 'locks');
  await dropWrites([...(await listWrites(KIM_LOCAL_PROFILE.id)), ...(await listSending())]);
});

test('an offline launch gets an optimistic response, is announced as waiting, and appears in the lists', async () => {
  const { api, store, read, toasts, waiting } = await deviceOffline();
  const launched = await store.dispatch(launchBoat.initiate(body)).unwrap();
  expect(launched).toMatchObject({ bus: 'Kestrel', user: KIM_LOCAL_PROFILE.displayName, land: null });
  expect(toasts()).toEqual([WAITS]);
  const [write] = await waiting();
  expect(write?.key).toBe(api.callsTo('POST /launch')[0]?.headers.get(IDEMPOTENCY_HEADER));
  api.answer(online);
  // The server responds again, but the launch has not reached it yet.
  api.answer({ 'GET /club': unreachable });
  expect(await read()).toEqual({ out: ['Kestrel'], boats: ['Tern'] });
});

describe('a call for help (rule safety.help)', () => {
  const out = sortieOf();
  const helpWaits = async (store: Awaited<ReturnType<typeof deviceOffline>>['store']) => {
    const { data } = await store.dispatch(stillOut.initiate(undefined, { forceRefetch: true }));
    return data?.map(({ isHelpWaiting }) => isHelpWaiting);
  };

  test('keeps a call for help, shows it at its boat, and sends it once under its first key', async () => {
    const { api, store, waiting, toasts } = await deviceOffline();
    api.answer({
      'GET /sorties-stillout-results': () => ({ results: [out] }),
      'POST /sortie-help': unreachable,
    });
    expect(await helpWaits(store)).toEqual([undefined]);
    const answer = await store.dispatch(sortieHelp.initiate(out._id)).unwrap();
    expect(answer.help).toBeUndefined();
    expect(toasts()).toEqual([WAITS]);
    expect(await helpWaits(store)).toEqual([true]);
    const [write] = await waiting();
    expect(write).toMatchObject({ title: `Call for help: ${out.bus}`, call: { body: { id: out._id } } });
    api.answer({
      'GET /club': online['GET /club'] as () => unknown,
      'POST /sortie-help': () => ({ help: {} }),
    });
    await expect(store.dispatch(sendWaiting())).resolves.toBeNull();
    expect(api.callsTo('POST /sortie-help').at(-1)?.headers.get(IDEMPOTENCY_HEADER)).toBe(write?.key);
    expect(await helpWaits(store)).toEqual([undefined]);
  });

  test('sends a call for help at once though other writes wait', async () => {
    const { api, store, waiting } = await deviceOffline();
    await store.dispatch(launchBoat.initiate(body)).unwrap();
    api.answer({ 'POST /sortie-help': () => ({ help: {} }) });
    const answer = await store.dispatch(sortieHelp.initiate(out._id)).unwrap();
    expect(answer).toEqual({ help: {} });
    expect((await waiting()).map(({ title }) => title)).toEqual(['Launch Kestrel']);
  });
});

test('back online, the launch and its landing are sent once each, in order, with their times', async () => {
  const { api, store, waiting } = await deviceOffline();
  const launched = await store.dispatch(launchBoat.initiate(body)).unwrap();
  const landing = { sortie: launched._id, miles: 5, description: '', uid: KIM_LOCAL_PROFILE.id };
  await store.dispatch(landSortie.initiate(landing)).unwrap();
  await expect(store.dispatch(sendWaiting())).resolves.toMatchObject({ status: 'offline' });
  const [launch, land] = await waiting();
  api.answer(online);
  const real = sortieOf();
  api.answer({ 'POST /launch': () => real, 'POST /land': () => ({ ...real, miles: 5 }) });
  await expect(store.dispatch(sendWaiting())).resolves.toBeNull();
  const sent = api.calls.filter(({ method }) => method === 'POST').slice(-2);
  expect(sent.map(({ path, body: sentBody }) => [path, sentBody])).toEqual([
    ['/launch', body],
    ['/land', { ...landing, sortie: real._id }],
  ]);
  expect(sent.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).toEqual([launch?.key, land?.key]);
  for (const [at, write] of [launch, land].entries()) {
    const stated = Date.parse(sent[at]?.headers.get(HAPPENED_AT_HEADER) ?? '');
    expect(Math.abs(stated - (write?.happenedAt ?? 0))).toBeLessThan(1_000);
  }
  expect(await waiting()).toEqual([]);
});

test('writes of one member are not sent as the next member who signs in, not even when the member changes during sending', async () => {
  const { api, store, waiting } = await deviceOffline();
  await store.dispatch(launchBoat.initiate(body)).unwrap();
  const tried = api.callsTo('POST /launch').length;
  const next = { ...KIM_LOCAL_PROFILE, id: '9'.repeat(24), displayName: 'Next Rower' };
  api.answer({
    ...online,
    'GET /club': () => {
      store.dispatch(sessionEnded('signedOut'));
      store.dispatch(sessionStarted({ profile: next, token: 'token-of-next' }));
      return { ...OARS, now: Date.now() };
    },
    'POST /launch': (call) =>
      call.headers.get('Authorization') === null ? refuse(401, 'Signed out.', 'signed_out') : sortieOf(),
  });
  await store.dispatch(sendWaiting());
  const sent = api.callsTo('POST /launch').slice(tried);
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
  expect(await waiting()).toMatchObject([{ memberId: KIM_LOCAL_PROFILE.id, refusal: null }]);
});

test('does not queue a kiosk landing, because its landing token is not stored', async () => {
  const { store, waiting } = await deviceOffline();
  const landing = { sortie: 'a'.repeat(24), miles: 5, description: '', uid: null, landingToken: 'proof' };
  await expect(store.dispatch(landSortie.initiate(landing)).unwrap()).rejects.toMatchObject({
    status: 'offline',
  });
  expect(await waiting()).toEqual([]);
});

test('queues an offline deck change and shows it', async () => {
  const { api, store } = await deviceOffline();
  await store.dispatch(changeDeck.initiate({ memberId: KIM_LOCAL_PROFILE.id, isOnDeck: true })).unwrap();
  api.answer({ ...online, 'GET /club': unreachable });
  const { data } = await store.dispatch(onDeck.initiate(undefined, { forceRefetch: true }));
  expect(data).toMatchObject([{ user_id: KIM_LOCAL_PROFILE.id, name: KIM_LOCAL_PROFILE.displayName }]);
});

/** The endpoint of a remote, and its kind of write, which kit does not know. */
const readings = injectRemote('mf-a').queue<ReadingBody>('reading', {
  title: ({ where }) => `Report at the ${where}`,
  answer: (reading, { happenedAt, waitingId }) => ({
    ...reading,
    _id: waitingId,
    at: happenedAt,
    sourceId: null,
    source: 'by hand (waiting to be sent)',
  }),
});
const { reportReading } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportReading: build.mutation<ConditionReading, ReadingBody>({
      query: (reading) => ({ url: 'conditions-reading', method: 'POST', body: reading }),
      extraOptions: { queue: readings },
    }),
  }),
}).endpoints;

test('queues an offline reading, shows it in place of an older one by hand, and sends it as of when it was read', async () => {
  const { api, store } = await deviceOffline();
  const older = { input: 'waterC', value: 12, unit: 'C', at: Date.now() - 60_000, sourceId: null };
  const gauge = { ...older, sourceId: 's1' };
  const known = {
    readings: [older, gauge],
    table: { version: 0, rules: [] },
    held: [],
    flags: [],
    light: null,
  };
  api.answer({ 'GET /conditions': () => known, 'POST /conditions-reading': unreachable });
  const reading: ReadingBody = { input: 'waterC', value: 8.5, unit: 'C', where: 'Dock' };
  const made = Date.now();
  const answer = await store.dispatch(reportReading.initiate(reading));
  expect(answer.data).toMatchObject({ value: 8.5, source: 'by hand (waiting to be sent)' });
  const { data } = await store.dispatch(conditions.initiate(undefined, { forceRefetch: true }));
  const shown = (data as ConditionsAnswer).readings.map(({ value, sourceId }) => [value, sourceId]);
  expect(shown).toEqual([
    [12, 's1'],
    [8.5, null],
  ]);
  api.answer({ ...online, 'POST /conditions-reading': () => ({ ...older, _id: 'r1', value: 8.5 }) });
  await store.dispatch(sendWaiting());
  await waitFor(async () => expect(await listWrites(KIM_LOCAL_PROFILE.id)).toEqual([]));
  const sent = api.callsTo('POST /conditions-reading').at(-1);
  expect(sent?.body).toEqual(reading);
  const happenedAt = Date.parse(sent?.headers.get(HAPPENED_AT_HEADER) ?? '');
  expect(Math.abs(happenedAt - made)).toBeLessThan(5_000);
});

test('queues a kind of write that a remote adds, and shows it in its list', async () => {
  const { api, store } = await deviceOffline();
  const remote = injectRemote('mf-b');
  const note = remote.queue<{ boat: string; text: string }>('note', {
    title: ({ boat, text }, here) => `Note on ${here.boatName(boat)}: ${text}`,
    boat: ({ boat }, here) => here.boat(boat),
    merge: (url, answer, writes) =>
      url === 'notes-results'
        ? {
            results: [
              ...(answer as { results: unknown[] }).results,
              ...writes.filter(({ kind }) => kind === 'mf-b/note').map(({ call }) => call.body),
            ],
          }
        : answer,
  });
  const { add, list } = remote.endpoints((build) => ({
    add: build.mutation<object, { boat: string; text: string }>({
      query: (made) => ({ url: 'note', method: 'POST', body: made }),
      extraOptions: { queue: note },
    }),
    list: build.query<unknown, void>({ query: () => 'notes-results' }),
  }));
  api.answer({ 'POST /note': unreachable, 'GET /notes-results': () => ({ results: ['known'] }) });
  const made = { boat: kestrel._id, text: 'a '.repeat(60) };
  expect((await store.dispatch(add.initiate(made))).data).toEqual({});
  const [write] = await listWrites(KIM_LOCAL_PROFILE.id);
  expect(write).toMatchObject({ kind: 'mf-b/note', boat: { name: 'Kestrel' } });
  expect(write?.title).toMatch(/^Note on Kestrel: a a .*…$/);
  expect((await store.dispatch(list.initiate())).data).toEqual({ results: ['known', made] });
});

test('queues a write that its remote does not describe, or whose title throws (rule portal.outbox)', async () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const { api, store } = await deviceOffline();
  const remote = injectRemote('mf-b');
  const throwing = remote.queue<{ name?: string }>('throwing', {
    title: ({ name }) => name?.trim().toUpperCase() as string,
  });
  const { first, second } = remote.endpoints((build) => ({
    first: build.mutation<object, object>({
      query: (made) => ({ url: 'first', method: 'POST', body: made }),
      extraOptions: { queue: throwing },
    }),
    second: build.mutation<object, void>({
      query: () => ({ url: 'second', method: 'POST', body: {} }),
      extraOptions: { queue: 'mf-none/other' },
    }),
  }));
  api.answer({ 'POST /first': unreachable, 'POST /second': unreachable });
  await store.dispatch(first.initiate({})).unwrap();
  await store.dispatch(second.initiate()).unwrap();
  expect((await listWrites(KIM_LOCAL_PROFILE.id)).map(({ title }) => title)).toEqual([
    'A change',
    'A change',
  ]);
  expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    'A write of the kind mf-b/throwing is not described.',
    'A write of the kind mf-none/other is not described.',
  ]);
  reported.mockRestore();
});

test('updates other lists when a merge throws or returns nothing, and reports it once', async () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const { api, store, read } = await deviceOffline();
  const remote = injectRemote('mf-b');
  const merges = {
    throwing: () => {
      throw new Error('typo');
    },
    // Simulates a device that evicts every other list.
    silent: () => undefined,
  };
  for (const [name, merge] of Object.entries(merges)) remote.queue(name, { title: () => name, merge });
  await store.dispatch(launchBoat.initiate(body)).unwrap();
  api.answer({ ...online, 'GET /club': unreachable });
  expect(await read()).toEqual({ out: ['Kestrel'], boats: ['Tern'] });
  expect(await read()).toEqual({ out: ['Kestrel'], boats: ['Tern'] });
  expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    expect.stringMatching(/^The merge of mf-b\/throwing failed for /),
    expect.stringMatching(/^The merge of mf-b\/silent failed for /),
  ]);
  releaseAdditions('mf-b');
  reported.mockRestore();
});

test('sends a write made behind waiting writes right after them with a network', async () => {
  const { api, store, toasts } = await deviceOffline();
  await store.dispatch(launchBoat.initiate(body)).unwrap();
  api.answer({ ...online, 'POST /launch': () => sortieOf(), 'POST /land': () => sortieOf() });
  const landing = { sortie: 'b'.repeat(24), miles: 5, description: '', uid: KIM_LOCAL_PROFILE.id };
  await store.dispatch(landSortie.initiate(landing)).unwrap();
  await expect(store.dispatch(sendWaiting())).resolves.toBeNull();
  const posts = api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(['/launch', '/launch', '/land']);
  expect(toasts()).toEqual(['Sent: Launch Kestrel, Land a boat, 5 miles']);
});

test.each([200, 401, 403])(
  'keeps a launch waiting after %d from a captive portal, which is not an API response, without a decision of the member',
  async (status) => {
    const { api, store, toasts, waiting } = await deviceOffline();
    api.answer({
      ...online,
      'POST /launch': () => garble(status),
      'POST /session/refresh': () => garble(status),
    });
    await store.dispatch(launchBoat.initiate(body)).unwrap();
    expect(toasts()).toEqual([WAITS_FOR_ANSWER]);
    await expect(store.dispatch(sendWaiting())).resolves.toMatchObject({ status: 'garbled' });
    expect(await waiting()).toMatchObject([{ title: 'Launch Kestrel', refusal: null }]);
    expect(store.getState().session.profile).toEqual(KIM_LOCAL_PROFILE);
  },
);

test('does not report a server error as a missing network, and keeps waiting writes', async () => {
  const { api, store, toasts, waiting } = await deviceOffline();
  await store.dispatch(launchBoat.initiate(body)).unwrap();
  expect(toasts()).toEqual([WAITS]);
  api.answer({ ...online, 'POST /launch': () => refuse(500, 'Sorry, internal error :-(', 'internal') });
  const landing = { sortie: 'b'.repeat(24), miles: 5, description: '', uid: KIM_LOCAL_PROFILE.id };
  await store.dispatch(landSortie.initiate(landing)).unwrap();
  await store.dispatch(sendWaiting());
  await waitFor(() => expect(toasts()).toEqual([WAITS_FOR_SERVER]));
  expect(await waiting()).toHaveLength(2);
});

describe('a write being sent (rule portal.stored-before-sent)', () => {
  async function deviceOnline(answer: FakeRoutes) {
    const device = await deviceOffline();
    device.api.answer({ ...online, ...answer });
    const sending = async () => (await listSending()).map(({ title }) => title);
    return { ...device, sending };
  }
  const sortie = sortieOf({ bus: 'Kestrel' });

  it('stores a write before it is sent, does not announce it as waiting, and removes it after its response', async () => {
    const seen: unknown[] = [];
    const { store, sending, waiting } = await deviceOnline({
      'POST /launch': async () => {
        seen.push(await sending(), waitingCount(KIM_LOCAL_PROFILE.id));
        return sortie;
      },
    });
    await store.dispatch(launchBoat.initiate(body)).unwrap();
    expect(seen).toEqual([['Launch Kestrel'], 0]);
    expect(await sending()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('removes a write after a refusal, which its screen shows', async () => {
    const { store, sending, waiting } = await deviceOnline({
      'POST /launch': () => refuse(409, 'Kestrel has already been launched.', 'already_launched'),
    });
    await expect(store.dispatch(launchBoat.initiate(body)).unwrap()).rejects.toMatchObject({ status: 409 });
    expect(await sending()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('sends a write once more at the next start when the app was closed before the response', async () => {
    const held = holdAnswer(sortie);
    const { api, store, sending, waiting } = await deviceOnline({ 'POST /launch': held.answer });
    stopFollowing?.();
    void store.dispatch(launchBoat.initiate(body));
    await waitFor(() => expect(api.callsTo('POST /launch')).toHaveLength(1));

    closePage();
    const nextStart = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-2' });
    api.answer({ 'POST /launch': () => sortie });
    stopFollowing = followNetwork(nextStart);
    await waitFor(() => expect(api.callsTo('POST /launch')).toHaveLength(2));
    const [first, again] = api.callsTo('POST /launch').map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
    expect(again).toBe(first);
    await waitFor(async () => expect([await sending(), await waiting()]).toEqual([[], []]));
    held.release();
  });

  it('leaves a write to the page that sends it when another tab opens', async () => {
    const held = holdAnswer(sortie);
    const { api, store, sending } = await deviceOnline({ 'POST /launch': held.answer });
    const launched = store.dispatch(launchBoat.initiate(body)).unwrap();
    await waitFor(() => expect(api.callsTo('POST /launch')).toHaveLength(1));
    await adoptAbandoned();
    expect(await sending()).toEqual(['Launch Kestrel']);
    held.release();
    await launched;
    expect(await sending()).toEqual([]);
  });

  it('sends a write from a device that cannot store it', async () => {
    const { store } = await deviceOnline({ 'POST /launch': () => sortie });
    const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(store.dispatch(launchBoat.initiate(body)).unwrap()).resolves.toMatchObject({
      bus: 'Kestrel',
    });
    add.mockRestore();
  });
});

test('shows all waiting writes with a full localStorage, also after the next start (rule portal.stored-before-sent)', async () => {
  const { store, api, read, waiting } = await deviceOffline();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.dispatch(launchBoat.initiate(body)).unwrap();
  expect(await waiting()).toHaveLength(1);
  expect(waitingCount(KIM_LOCAL_PROFILE.id)).toBe(1);
  api.answer({ ...online, 'GET /club': unreachable });
  expect(await read()).toEqual({ out: ['Kestrel'], boats: ['Tern'] });
  full.mockRestore();
  // The count is missing at the next start.
  localStorage.clear();
  await adoptAbandoned();
  expect(waitingCount(KIM_LOCAL_PROFILE.id)).toBe(1);
});

describe('refused writes', () => {
  async function refused() {
    const device = await deviceOffline();
    const launched = await device.store.dispatch(launchBoat.initiate(body)).unwrap();
    const landing = { sortie: launched._id, miles: 5, description: '', uid: KIM_LOCAL_PROFILE.id };
    await device.store.dispatch(landSortie.initiate(landing)).unwrap();
    await device.store.dispatch(sendWaiting());
    device.api.answer({
      ...online,
      'POST /launch': (call) =>
        (call.body as LaunchBody).bus === kestrel._id
          ? refuse(409, 'Kestrel has already been launched.', 'already_launched')
          : sortieOf({ _id: 'b'.repeat(24), bus: 'Tern' }),
      'POST /land': () => sortieOf(),
    });
    await device.store.dispatch(sendWaiting());
    const [write] = await device.waiting();
    if (!write) throw new Error('It is no longer there.');
    return { ...device, write };
  }

  it('shows a refusal, waits for the member, and keeps the write out of the lists', async () => {
    const { write, toasts, read, api } = await refused();
    expect(write.refusal?.text).toBe('Kestrel has already been launched.');
    expect(toasts()).toContain('Launch Kestrel: this needs your decision.');
    expect(await read()).toEqual({ out: [], boats: ['Kestrel', 'Tern'] });
    expect(api.callsTo('POST /land')).toEqual([]);
  });

  it('sends a refused write with another boat and the same time under a new key, and its landing after it', async () => {
    const { write, store, api, waiting } = await refused();
    await takeOtherBoat(write, tern);
    expect((await waiting()).map(({ title }) => title)).toEqual(['Launch Tern', 'Land Tern, 5 miles']);
    await store.dispatch(sendWaiting());
    const launch = api.callsTo('POST /launch').at(-1);
    expect(launch?.body).toEqual({ ...body, bus: tern._id });
    expect(launch?.headers.get(IDEMPOTENCY_HEADER)).not.toBe(write.key);
    expect(api.callsTo('POST /land').at(-1)?.body).toMatchObject({ sortie: 'b'.repeat(24) });
    expect(await waiting()).toEqual([]);
  });

  it('sends a refused write again unchanged', async () => {
    const { write, store, api, waiting } = await refused();
    api.answer({ 'POST /launch': () => sortieOf() });
    await retryWrite(write);
    await store.dispatch(sendWaiting());
    expect(api.callsTo('POST /launch').at(-1)?.headers.get(IDEMPOTENCY_HEADER)).toBe(write.key);
    expect(await waiting()).toEqual([]);
  });

  it('discards a refused write with its dependants', async () => {
    const { write, waiting } = await refused();
    await discardWrite(write);
    expect(await waiting()).toEqual([]);
  });

  it('sends a refused write with another text', async () => {
    const { waiting } = await refused();
    const landing = (await waiting())[1];
    if (!landing) throw new Error('The landing is gone.');
    await changeText(landing, 'windy');
    expect((await waiting())[1]).toMatchObject({ call: { body: { description: 'windy' } }, refusal: null });
  });
});
