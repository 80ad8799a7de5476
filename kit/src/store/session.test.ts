import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { backEnd, OWN_BACK_END } from './backEnd.ts';
import { createStore } from './createStore.ts';
import type { AppStore } from './createStore.ts';
import type { LocalProfile } from './localProfile.ts';
import { KIM, KIM_LOCAL_PROFILE } from '../testing/sampleData.tsx';
import { ANONYMOUS_PROFILE, readHint, readProfile } from './localProfile.ts';
import { followTabs } from './followTabs.ts';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '../testing/fakeApi.tsx';
import { restoreSession, signIn, signOut } from './session.ts';
import { profileChanged } from './sessionSlice.ts';
import { clubEndpoint } from './clubs.ts';
import { landSortie } from './sorties.ts';

const login = { name: 'Kim Harper', password: 'Sculling4#fun' };
const refused = () => refuse(401, 'Sign in again.', 'signed_out');
const noContent = () => new Response(null, { status: 204 });
const paths = (sent: { method: string; path: string }[]) =>
  sent.map(({ method, path }) => `${method} ${path}`);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('signIn', () => {
  it('stores the profile and the hint on the device, holds the token in memory only, and stores the password nowhere', async () => {
    const { calls: sent } = fakeApi({ 'POST /login': () => KIM });
    const store = createStore();
    await expect(store.dispatch(signIn(login))).resolves.toBeNull();
    expect(sent[0]?.body).toEqual(login);
    expect(store.getState().session).toEqual({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
    expect(readProfile()).toEqual(KIM_LOCAL_PROFILE);
    expect(readHint('kim harper')).toBe('the usual');
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).not.toContain('token-1');
    expect(stored).not.toContain(login.password);
    expect(JSON.stringify(store.getState())).not.toContain(login.password);
  });

  it('returns the refusal and changes nothing', async () => {
    fakeApi({ 'POST /login': () => ['Name and password do not match.', 'credentials_refused'] });
    const store = createStore();
    await expect(store.dispatch(signIn(login))).resolves.toMatchObject({
      status: 200,
      text: 'Name and password do not match.',
    });
    expect(store.getState().session.profile).toEqual(ANONYMOUS_PROFILE);
  });

  it("keeps the device's own settings", async () => {
    fakeApi({ 'POST /login': () => KIM, 'DELETE /session': noContent });
    const store = createStore();
    store.dispatch(profileChanged({ isAnonymous: true }));
    await store.dispatch(signIn(login));
    expect(store.getState().session.profile.isAnonymous).toBe(true);
    await store.dispatch(signOut());
    expect(store.getState().session.profile).toEqual({ ...ANONYMOUS_PROFILE, isAnonymous: true });
  });

  it("signs in and shows 'Storage failed' when the device refuses to store", async () => {
    fakeApi({ 'POST /login': () => KIM });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore();
    await store.dispatch(signIn(login));
    expect(store.getState().session.profile.isAuthorised).toBe(true);
    expect(store.getState().toasts.map(({ text }) => text)).toEqual(['Storage failed']);
  });
});

describe('signOut', () => {
  it('clears the member, the fetched data, and the session on the server', async () => {
    const { calls: sent } = fakeApi({
      'DELETE /session': noContent,
      'GET /club': () => ({ name: 'Oars', now: 0 }),
    });
    const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
    await store.dispatch(clubEndpoint.initiate(undefined, { subscribe: false }));
    await store.dispatch(signOut());
    expect(store.getState().session).toEqual({ profile: ANONYMOUS_PROFILE, token: null });
    expect(readProfile()).toEqual(ANONYMOUS_PROFILE);
    expect(store.getState().api.queries).toEqual({});
    expect(paths(sent)).toEqual(['GET /club', 'DELETE /session']);
  });

  it('sends an offline sign-out to the server at the next start', async () => {
    fakeApi({ 'DELETE /session': unreachable });
    await createStore({ profile: KIM_LOCAL_PROFILE }).dispatch(signOut());
    const { calls: sent } = fakeApi({ 'DELETE /session': noContent });
    await createStore().dispatch(restoreSession());
    await createStore().dispatch(restoreSession());
    expect(paths(sent)).toEqual(['DELETE /session']);
  });

  it('does not end a session that started after a sign-out that did not reach the server', async () => {
    fakeApi({ 'DELETE /session': unreachable, 'POST /login': () => KIM });
    const store = createStore({ profile: KIM_LOCAL_PROFILE });
    await store.dispatch(signOut());
    await store.dispatch(signIn(login));
    const { calls: sent } = fakeApi({
      'POST /session/refresh': () => ({ token: 'token-2' }),
      'POST /verify': () => ['Found.', []],
    });
    await createStore().dispatch(restoreSession());
    expect(paths(sent)).toEqual(['POST /session/refresh', 'POST /verify']);
  });
});

describe('restoreSession', () => {
  const restored = async (script: FakeRoutes) => {
    const { calls: sent } = fakeApi(script);
    const store = createStore({ profile: KIM_LOCAL_PROFILE });
    await store.dispatch(restoreSession());
    return { sent, ...store.getState().session };
  };

  it("renews the token and stays signed in when /verify answers 'Found.'", async () => {
    const { sent, profile, token } = await restored({
      'POST /session/refresh': () => ({ token: 'token-2' }),
      'POST /verify': () => ['Found.', []],
    });
    expect(profile).toEqual(KIM_LOCAL_PROFILE);
    expect(token).toBe('token-2');
    expect(sent[1]?.body).toEqual({ id: KIM._id });
  });

  it("sends calls to a back end that /verify names, and to the page's origin when that cannot be reached", async () => {
    const { calls: sent } = fakeApi({
      'POST /session/refresh': () => ({ token: 'token-2' }),
      'POST /verify': () => ['Found.', ['https://b.rowing.test/api']],
      'POST /land': () => ({ _id: '1' }),
    });
    const store = createStore({ profile: KIM_LOCAL_PROFILE });
    await store.dispatch(restoreSession());
    expect(backEnd()).toBe('https://b.rowing.test/api');
    const hosts: string[] = [];
    const keys: (string | null)[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      hosts.push(new URL(request.url).host);
      keys.push(request.headers.get(IDEMPOTENCY_HEADER));
      if (hosts.length === 1) throw new TypeError('Failed to fetch');
      return fetch(request);
    };
    const landing = { sortie: '1', miles: 0, description: '', uid: KIM._id };
    await store.dispatch(landSortie.initiate(landing)).unwrap();
    expect(hosts.slice(0, 2)).toEqual(['b.rowing.test', 'localhost']);
    expect(keys[0]).toBe(keys[1]);
    expect(paths(sent)).toContain('POST /land');
    expect(backEnd()).toBe(OWN_BACK_END);
  });

  it('signs out when /verify does not find the member', async () => {
    const { profile } = await restored({
      'POST /session/refresh': () => ({ token: 'token-2' }),
      'POST /verify': () => ['Not found.', []],
    });
    expect(profile).toEqual(ANONYMOUS_PROFILE);
  });

  it('signs out when the session has ended', async () => {
    const { sent, profile } = await restored({ 'POST /session/refresh': refused });
    expect(profile).toEqual(ANONYMOUS_PROFILE);
    expect(sent).toHaveLength(1);
  });

  const portal = (status: number) => () =>
    new Response('<html>Welcome', { status, headers: { 'content-type': 'text/html' } });

  it.each([200, 401, 403, 511])('stays signed in when a captive portal answers %d', async (status) => {
    const { sent, profile } = await restored({ 'POST /session/refresh': portal(status) });
    expect(profile).toEqual(KIM_LOCAL_PROFILE);
    // The refresh key is kept, because the API may have received the refresh.
    const { sent: again } = await restored({
      'POST /session/refresh': () => ({ token: 'token-2' }),
      'POST /verify': portal(status),
    });
    expect(again[0]?.headers.get(IDEMPOTENCY_HEADER)).toBe(sent[0]?.headers.get(IDEMPOTENCY_HEADER));
  });

  it('treats a response without a token as a failed renewal', async () => {
    const { token, profile } = await restored({ 'POST /session/refresh': () => ({}) });
    expect({ token, profile }).toEqual({ token: null, profile: KIM_LOCAL_PROFILE });
  });

  it.each<[string, FakeRoutes]>([
    ['the refresh', { 'POST /session/refresh': unreachable }],
    [
      '/verify',
      {
        'POST /session/refresh': () => ({ token: 'token-2' }),
        'POST /verify': unreachable,
      },
    ],
  ])('stays signed in without a toast when %s finds no network', async (_call, script) => {
    const { profile } = await restored(script);
    expect(profile).toEqual(KIM_LOCAL_PROFILE);
  });

  it('sends no request on a device on which no one is signed in', async () => {
    const { calls: sent } = fakeApi({});
    await createStore().dispatch(restoreSession());
    expect(sent).toEqual([]);
  });
});

describe('the tabs of one device', () => {
  const reached = (store: AppStore, isReached: (profile: LocalProfile) => boolean) =>
    new Promise<void>((resolve) => {
      store.subscribe(() => isReached(store.getState().session.profile) && resolve());
    });

  it('signs all tabs in and out together', async () => {
    fakeApi({ 'POST /login': () => KIM, 'DELETE /session': noContent });
    const [here, there] = [createStore(), createStore()];
    const stops = [followTabs(here), followTabs(there)];
    const signedInThere = reached(there, ({ isAuthorised }) => isAuthorised);
    await here.dispatch(signIn(login));
    await signedInThere;
    expect(there.getState().session).toEqual({ profile: KIM_LOCAL_PROFILE, token: null });
    const signedOutHere = reached(here, ({ isAuthorised }) => !isAuthorised);
    await there.dispatch(signOut());
    await signedOutHere;
    expect(here.getState().session.token).toBeNull();
    for (const stop of stops) stop();
  });
});

describe('the stored profile', () => {
  it.each([
    ...['{', '[]', 'null', '{"isAuthorised":true}', '{"isAuthorised":true,"id":"","displayName":"K"}'],
    '{"isAuthorised":"yes","id":"x","displayName":"K"}',
  ])('signs no one in from a damaged profile (%s)', (stored) => {
    localStorage.setItem('fwo:auth', stored);
    expect(readProfile().isAuthorised).toBe(false);
  });

  it('drops unknown fields, such as a password stored by an older version', () => {
    localStorage.setItem('fwo:auth', JSON.stringify({ ...KIM_LOCAL_PROFILE, password: 'Sculling4#fun' }));
    expect(readProfile()).toEqual(KIM_LOCAL_PROFILE);
  });
});
