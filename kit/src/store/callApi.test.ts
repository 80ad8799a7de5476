import { ANSWER_UNREADABLE, TOO_MANY_TRIES } from '@fleetwatch/contract/errors/texts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@fleetwatch/contract/errors/idempotency';
import { API_TIMEOUT_MS } from '../request/fetchApi.ts';
import { callApi } from './callApi.ts';
import { asCall } from '../request/apiCall.ts';
import type { ApiCall } from '../request/apiCall.ts';
import { createStore } from './createStore.ts';
import {
  fakeApi,
  refuse,
  unreachable,
  type ApiCallMade,
  type FakeAnswer,
  type FakeRoutes,
} from '../testing/fakeApi.tsx';
import { KIM_LOCAL_PROFILE } from '../testing/sampleData.tsx';

const signedOut = () => refuse(401, 'Sign in again.', 'signed_out');
const bearer = (request: ApiCallMade | undefined) => request?.headers.get('authorization') ?? null;
const keyOf = (request: ApiCallMade | undefined) => request?.headers.get(IDEMPOTENCY_HEADER) ?? null;

function device(token?: string) {
  const store = createStore({ profile: KIM_LOCAL_PROFILE, ...(token && { token }) });
  const call = (given: ApiCall | string, signal = new AbortController().signal) =>
    store.dispatch(callApi(asCall(given), signal));
  return { store, call };
}

/** Accepts only the token that it issued last. */
function rotatingServer(routes: FakeRoutes = {}) {
  let current = 'token-1';
  let count = 1;
  return fakeApi({
    'POST /session/refresh': () => {
      count += 1;
      current = `token-${count}`;
      return { token: current };
    },
    'GET /fleet-results': (request) =>
      bearer(request) === `Bearer ${current}` ? { results: [] } : signedOut(),
    'POST /launch': (request) => (bearer(request) === `Bearer ${current}` ? { _id: 'x' } : signedOut()),
    ...routes,
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the token', () => {
  it('sends the token with the call', async () => {
    const { calls: sent } = rotatingServer();
    await expect(device('token-1').call('fleet-results')).resolves.toEqual({ data: { results: [] } });
    expect(sent).toHaveLength(1);
  });

  it('gets a token first when the page has none', async () => {
    const { calls: sent } = rotatingServer();
    await expect(device().call('fleet-results')).resolves.toEqual({ data: { results: [] } });
    expect(sent.map(({ path }) => path)).toEqual(['/session/refresh', '/fleet-results']);
  });

  it('renews the token once for several calls that find it expired, and sends each again', async () => {
    const { calls: sent } = rotatingServer();
    const { call } = device('too-old');
    const outcomes = await Promise.all([call('fleet-results'), call('fleet-results'), call('fleet-results')]);
    expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ data: { results: [] } })));
    expect(sent.filter(({ path }) => path === '/session/refresh')).toHaveLength(1);
  });

  it('neither sends nor waits for the token in an open call', async () => {
    const { calls: sent } = fakeApi({ 'GET /club': () => ({ name: 'Oars' }) });
    await device().call({ url: 'club', isOpen: true });
    expect(sent).toHaveLength(1);
    expect(bearer(sent[0])).toBeNull();
  });

  it("uses the caller's own token, whose refusal renews nothing", async () => {
    const { calls: sent } = fakeApi({
      'POST /land': () => refuse(401, 'Sign in again.', 'landing_token_refused'),
    });
    const { error } = await device('token-1').call({
      url: 'land',
      method: 'POST',
      body: {},
      bearer: 'landing',
    });
    expect(error?.code).toBe('landing_token_refused');
    expect(sent.map(bearer)).toEqual(['Bearer landing']);
  });

  it('ends the session on this device when the token cannot be renewed', async () => {
    fakeApi({ 'GET /fleet-results': signedOut, 'POST /session/refresh': signedOut });
    const { store, call } = device('token-1');
    const { error } = await call('fleet-results');
    expect(error).toEqual({ status: 401, text: 'Sign in again.', code: 'signed_out', field: null });
    expect(store.getState().session.profile.isAuthorised).toBe(false);
  });

  it('keeps the member signed in when the token cannot be renewed offline', async () => {
    fakeApi({ 'POST /session/refresh': unreachable });
    const { store, call } = device();
    const { error } = await call('fleet-results');
    expect(error?.status).toBe('offline');
    expect(store.getState().session.profile.isAuthorised).toBe(true);
  });
});

describe('a refresh', () => {
  it('repeats a refresh with the same key after a lost response', async () => {
    const answers: (() => unknown)[] = [
      unreachable,
      unreachable,
      () => ({ token: 'token-2' }),
      () => ({ token: 'token-3' }),
    ];
    const { calls: sent } = fakeApi({
      'POST /session/refresh': () => (answers.shift() ?? signedOut)(),
      'GET /fleet-results': (request) =>
        bearer(request) === 'Bearer token-1' ? signedOut() : { results: [] },
    });
    const { call } = device();
    await expect(call('fleet-results')).resolves.toMatchObject({ error: { status: 'offline' } });
    await expect(call('fleet-results')).resolves.toEqual({ data: { results: [] } });
    const keys = sent.filter(({ path }) => path === '/session/refresh').map(keyOf);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(IDEMPOTENCY_KEY_PATTERN);
  });

  it('uses a new key for a refresh once the last one got a response', async () => {
    const { calls: sent } = rotatingServer();
    await device().call('fleet-results');
    await device().call('fleet-results');
    const keys = sent.filter(({ path }) => path === '/session/refresh').map(keyOf);
    expect(new Set(keys).size).toBe(2);
  });

  it('locks a refresh across tabs', async () => {
    const asked: string[] = [];
    const locks = {
      request: (name: string, task: () => Promise<unknown>) => {
        asked.push(name);
        return task();
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    rotatingServer();
    await device().call('fleet-results');
    Reflect.deleteProperty(navigator, 'locks');
    expect(asked).toEqual(['fwo:refresh']);
  });
});

describe('a write', () => {
  const launch: ApiCall = { url: 'launch', method: 'POST', body: { bus: 'kestrel' } };

  it("keeps a write's key when it is repeated with a renewed token", async () => {
    const { calls: sent } = rotatingServer();
    await device('too-old').call(launch);
    const keys = sent.filter(({ path }) => path === '/launch').map(keyOf);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(IDEMPOTENCY_KEY_PATTERN);
    expect(keys[1]).toBe(keys[0]);
  });

  it('gives a write a key, and a read none', async () => {
    const { calls: sent } = rotatingServer();
    await device('token-1').call('fleet-results');
    expect(keyOf(sent[0])).toBeNull();
  });

  async function keysOfTwo(first: FakeAnswer, second: ApiCall = launch, waitMs = 0): Promise<boolean> {
    const launched: FakeAnswer = () => ({ _id: 'x' });
    const answers = [first, launched];
    const { calls: sent } = fakeApi({ 'POST /launch': (call) => (answers.shift() ?? launched)(call) });
    const { call } = device('token-1');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    await call(launch);
    clock.mockReturnValue(waitMs);
    await call(second);
    return keyOf(sent[0]) === keyOf(sent[1]);
  }

  it('sends a write again as the same action after a lost response', async () => {
    await expect(keysOfTwo(unreachable)).resolves.toBe(true);
    await expect(keysOfTwo(() => refuse(503, 'Busy.', 'busy'))).resolves.toBe(true);
  });

  it('sends a write again as another action after a response', async () => {
    await expect(keysOfTwo(() => ({ _id: 'x' }))).resolves.toBe(false);
    await expect(keysOfTwo(() => refuse(409, 'Out.', 'already_launched'))).resolves.toBe(false);
  });

  it('sends a write with another body as another action', async () => {
    const osprey = { ...launch, body: { bus: 'osprey' } };
    await expect(keysOfTwo(unreachable, osprey)).resolves.toBe(false);
  });

  it('sends a write with other parameters as another action', async () => {
    await expect(keysOfTwo(unreachable, { ...launch, params: { scope: 'one' } })).resolves.toBe(false);
  });

  it.each([
    [119_000, true],
    [120_000, false],
  ])('sends a write again %d ms after a lost response as the same action: %s', async (waitMs, isSame) => {
    await expect(keysOfTwo(unreachable, launch, waitMs)).resolves.toBe(isSame);
  });
});

describe('a text response', () => {
  const csv: ApiCall = { url: 'fleet-csv/all/0', responseHandler: 'text' };

  it('returns a text response unchanged', async () => {
    fakeApi({ 'GET /fleet-csv/:group/:sort': () => new Response('["Boat","Miles"]\r\nKestrel,3\r\n') });
    await expect(device('token-1').call(csv)).resolves.toEqual({
      data: '["Boat","Miles"]\r\nKestrel,3\r\n',
    });
  });

  it('fails a text response that is the page of a captive portal', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    fakeApi({ 'GET /fleet-csv/:group/:sort': () => new Response('<html>Welcome', { headers }) });
    await expect(device('token-1').call(csv)).resolves.toMatchObject({ error: { status: 'garbled' } });
  });

  it('returns the reason of a refused text response, and renews an expired token', async () => {
    rotatingServer({
      'GET /fleet-csv/:group/:sort': (request) =>
        bearer(request) === 'Bearer token-1' ? signedOut() : refuse(503, 'Busy.', 'busy'),
    });
    await expect(device('token-1').call(csv)).resolves.toMatchObject({
      error: { status: 503, text: 'Busy.', code: 'busy' },
    });
  });
});

describe('a failure', () => {
  const failureOf = async (answer: FakeAnswer) => {
    fakeApi({ 'GET /fleet-results': answer });
    return (await device('token-1').call('fleet-results')).error;
  };
  const page = (status: number) => () =>
    new Response('<html>Welcome', { status, headers: { 'content-type': 'text/html' } });

  it.each([
    [200, 'This name is already taken.', 'taken:name', 'name'],
    [409, 'Kestrel has already been launched.', 'already_launched', null],
    [422, 'Enter a valid email address.', 'invalid:email', 'email'],
  ])(
    'keeps the text, code and named field of a failure with status %d',
    async (status, text, code, field) => {
      expect(await failureOf(() => refuse(status, text, code))).toEqual({ status, text, code, field });
    },
  );

  it.each([
    ['no network', unreachable, 'offline', 'Network: Connection refused.'],
    ["a captive portal's page", page(200), 'garbled', ANSWER_UNREADABLE],
    [
      "a captive portal's empty answer",
      () => new Response('', { status: 200 }),
      'garbled',
      ANSWER_UNREADABLE,
    ],
    ['an answer that was cut off', () => new Response('{"results":[{"_id"'), 'garbled', ANSWER_UNREADABLE],
    ["a proxy's sign-in page", page(401), 'garbled', ANSWER_UNREADABLE],
    [
      "a proxy's refusal",
      () => Response.json({ error: 'Blocked' }, { status: 403 }),
      'garbled',
      ANSWER_UNREADABLE,
    ],
    ["a proxy's page of a broken server", page(502), 502, 'Sorry, internal error :-('],
    ["a proxy's page for too many calls", page(429), 429, TOO_MANY_TRIES],
    ['an error without its body', () => Response.json({}, { status: 500 }), 500, 'Sorry, internal error :-('],
  ])('reports a failure for %s', async (_case, answer, status, text) => {
    expect(await failureOf(answer)).toMatchObject({ status, text });
  });

  it("reports 'aborted' when the caller aborts", async () => {
    const caller = new AbortController();
    fakeApi({
      'GET /fleet-results': () => {
        caller.abort();
        return [];
      },
    });
    const { error } = await device('token-1').call('fleet-results', caller.signal);
    expect(error?.status).toBe('aborted');
  });

  it("reports 'timeout' when no response comes in time", async () => {
    jest.useFakeTimers();
    globalThis.fetch = (input) =>
      new Promise((_resolve, reject) => {
        const { signal } = new Request(input);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const outcome = device('token-1').call('fleet-results');
    await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    expect((await outcome).error).toMatchObject({ status: 'timeout', code: 'timeout' });
  });
});
