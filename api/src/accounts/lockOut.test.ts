import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { createClub } from '../clubs/commands/createClub.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache, inClub } from '../clubs/clubDirectory.ts';
import { makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';

const WRONG = 'Wrong2win!';
const NEW_PASSWORD = 'Pull4gold%';
const HOME = '192.0.2.1';
const FAILURES = 3;
const EVERYWHERE = 10;
const THEIR_HOST = 'rowing.heron.example';

let api: TestApi;
let kim: TestMember;
let addresses = 0;

beforeAll(async () => {
  api = await startTestApi({
    isProduction: true,
    trustedProxies: 1,
    limits: {
      signInFailuresPerName: FAILURES,
      signInFailuresPerNameEverywhere: EVERYWHERE,
      signInFailuresPerAddress: 40,
      resetKeysPerEmail: 3,
      resetKeysPerEmailEverywhere: 6,
      resetKeysPerAddress: 12,
      resetsPerAddress: 3,
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  kim = await api.inClub(() => makeMember());
});

/** Returns an address that has not sent any request yet. */
function freshAddress(): string {
  addresses += 1;
  return `198.51.100.${addresses}`;
}

interface From {
  address: string;
  cookie?: string;
}
const via = ({ address, cookie }: From) => ({
  headers: { 'X-Forwarded-For': address },
  ...(cookie !== undefined && { cookie }),
});
const login = (from: From, password = PASSWORD, name = kim.record.name): Promise<Answer> =>
  api.call('POST', '/login', { body: { name, password }, ...via(from) });
const atKiosk = (from: From, password = PASSWORD): Promise<Answer> =>
  api.call('POST', '/auth-sorties-stillout-byuser-results', {
    body: { name: kim.record.name, password },
    ...via(from),
  });
const cookieOf = ({ headers }: Answer, name: string): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes(`fleetwatch_${name}=`))
    ?.split(';')[0] ?? '';
const isIn = ({ body }: Answer): boolean => typeof body === 'object' && body !== null && 'token' in body;
async function guess(from: From, times: number, at = login): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await at(from, WRONG)).status);
  return statuses;
}
async function mailedKey(): Promise<string> {
  return /^ {4}(\S+)\r$/m.exec((await api.outbox()).at(-1) ?? '')?.[1] ?? '';
}

test("slows down a stranger's guesses without slowing the owner elsewhere (rule account.throttle)", async () => {
  const stranger = { address: freshAddress() };
  expect(await guess(stranger, FAILURES + 2)).toEqual([200, 200, 200, 200, 429]);
  expect((await login(stranger)).status).toBe(429);
  expect(isIn(await login({ address: freshAddress() }))).toBe(true);
});

test('slows down guesses from many addresses, except on a device the owner has signed in on', async () => {
  const known = { address: HOME, cookie: cookieOf(await login({ address: HOME }), 'device') };
  let tried = 0;
  for (let address = 0; address < 6; address += 1) {
    const statuses = await guess({ address: freshAddress() }, FAILURES + 1);
    tried += statuses.filter((status) => status === 200).length;
  }
  expect(tried).toBe(EVERYWHERE + 1);
  expect((await login({ address: freshAddress() })).status).toBe(429);
  expect(isIn(await login(known))).toBe(true);
  expect((await atKiosk(known)).body).toHaveProperty('token');
});

test('does not count a refused attempt', async () => {
  const one = { address: freshAddress() };
  await guess(one, FAILURES + 1 + EVERYWHERE);
  // If each refusal were counted, the name would be refused everywhere by now.
  expect(await guess({ address: freshAddress() }, FAILURES + 1)).toEqual([200, 200, 200, 200]);
});

test('counts failures separately on a device the member has signed in on, even after signing out or at a throttled address', async () => {
  const shared = freshAddress();
  const signedIn = await login({ address: shared });
  const mark = cookieOf(signedIn, 'device');
  expect(signedIn.headers.getSetCookie().join('\n')).toMatch(
    /__Secure-fleetwatch_device=[\w-]+; path=\/api; .*samesite=strict; secure; httponly/,
  );
  const out = await api.call('DELETE', '/session', { cookie: cookieOf(signedIn, 'refresh') });
  expect([out.status, cookieOf(out, 'device')]).toEqual([204, '']);
  for (let name = 0; name < 45; name += 1)
    await login({ address: shared }, WRONG, `Nobody ${'x'.repeat(name)}`);
  expect((await login({ address: shared })).status).toBe(429);
  const known = { address: shared, cookie: mark };
  expect(await guess(known, 2)).toEqual([200, 200]);
  expect(isIn(await login(known))).toBe(true);
  expect(await guess(known, FAILURES + 2)).toEqual([200, 200, 200, 200, 429]);
  expect((await login(known)).status).toBe(429);
});

test('accepts a device mark only unchanged, for its own members and in their club', async () => {
  const ana = await api.inClub(() => makeMember());
  const anas = cookieOf(await login({ address: HOME }, PASSWORD, ana.record.name), 'device');
  const address = freshAddress();
  await guess({ address }, FAILURES + 1);
  expect((await login({ address, cookie: anas })).status).toBe(429);

  const both = cookieOf(await login({ address: HOME, cookie: anas }), 'device');
  expect(isIn(await login({ address, cookie: both }))).toBe(true);
  const forged = both.replace(/=(.)/, (_all, first) => `=${first === 'A' ? 'B' : 'A'}`);
  expect((await login({ address, cookie: forged })).status).toBe(429);
  expect((await login({ address, cookie: '__Secure-fleetwatch_device=' })).status).toBe(429);
  expect((await login({ address, cookie: both.slice(0, -6) })).status).toBe(429);

  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
    hosts: [THEIR_HOST],
  });
  const { record } = await inClub(club._id, () => makeMember());
  const there = await api.call('POST', '/login', {
    body: { name: record.name, password: PASSWORD },
    headers: { Host: THEIR_HOST, 'X-Forwarded-For': HOME },
    cookie: both,
  });
  expect((await login({ address, cookie: cookieOf(there, 'device') })).status).toBe(429);
});

test('remembers the last five members who signed in on a shared device', async () => {
  let cookie = cookieOf(await login({ address: HOME }), 'device');
  const address = freshAddress();
  await guess({ address }, FAILURES + 1);
  for (let other = 0; other < 5; other += 1) {
    expect(isIn(await login({ address, cookie }))).toBe(true);
    const { record } = await api.inClub(() => makeMember());
    for (const { name } of [kim.record, record]) {
      cookie = cookieOf(await login({ address: HOME, cookie }, PASSWORD, name), 'device');
    }
  }
  for (let other = 0; other < 5; other += 1) {
    const { record } = await api.inClub(() => makeMember());
    cookie = cookieOf(await login({ address: HOME, cookie }, PASSWORD, record.name), 'device');
  }
  expect((await login({ address, cookie })).status).toBe(429);
});

test('gives a member who is already signed in the device mark at the next refresh', async () => {
  const refresh = cookieOf(await login({ address: HOME }), 'refresh');
  const again = await api.call('POST', '/session/refresh', { cookie: refresh });
  const address = freshAddress();
  await guess({ address }, FAILURES + 1);
  expect(isIn(await login({ address, cookie: cookieOf(again, 'device') }))).toBe(true);
});

test("lets a paired tablet launch despite strangers' guesses elsewhere", async () => {
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { kioskPairing: true } });
  clearClubCache();
  const coach = await api.inClub(() => makeCoach());
  const shown = await api.call('POST', '/tablet-code');
  const { code } = shown.body as { code: string };
  await api.call('POST', '/tablet-pair', { token: coach.token, body: { code, name: 'Bay doors' } });
  const tablet = { address: HOME, cookie: cookieOf(shown, 'tablet') };

  await guess({ address: HOME }, FAILURES + 1);
  for (let address = 0; address < 4; address += 1) await guess({ address: freshAddress() }, FAILURES + 1);
  expect((await login({ address: HOME })).status).toBe(429);
  expect((await atKiosk(tablet)).body).toHaveProperty('token');
  expect(await guess(tablet, FAILURES + 2, atKiosk)).toEqual([200, 200, 200, 200, 429]);
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { kioskPairing: false } });
  clearClubCache();
});

test('counts password changes by session, whatever was guessed from the same address', async () => {
  const address = freshAddress();
  await guess({ address }, FAILURES + 1);
  const answer = await api.call('POST', '/pwd-change', {
    token: kim.token,
    body: { id: kim.id, oldpassword: PASSWORD, password: NEW_PASSWORD, passwordhint: 'what eights win' },
    ...via({ address }),
  });
  expect(answer.body).toEqual({ _id: kim.id });
});

test("a reset clears the counts and makes its device the owner's (rule account.throttle)", async () => {
  const address = freshAddress();
  await guess({ address }, FAILURES + 1);
  await guess({ address: freshAddress() }, FAILURES + 1);
  await guess({ address: freshAddress() }, FAILURES + 1);
  await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email }, ...via({ address }) });
  const body = { key: await mailedKey(), password: NEW_PASSWORD, hint: 'what eights win' };
  const reset = await api.call('POST', '/pwd-reset', { body, ...via({ address }) });
  expect(isIn(await login({ address }, NEW_PASSWORD))).toBe(true);

  await guess({ address }, FAILURES + 1);
  expect((await login({ address }, NEW_PASSWORD)).status).toBe(429);
  const known = { address, cookie: cookieOf(reset, 'device') };
  expect(isIn(await login(known, NEW_PASSWORD))).toBe(true);
});

test("lets the owner request a reset key despite strangers' requests", async () => {
  const { email } = kim.record;
  const ask = (from: From): Promise<Answer> =>
    api.call('POST', '/get-pwd-reset-key', { body: { email }, ...via(from) });
  const known = { address: HOME, cookie: cookieOf(await login({ address: HOME }), 'device') };
  const before = (await api.outbox()).length;
  const statuses: number[] = [];
  for (let asked = 0; asked < 8; asked += 1) statuses.push((await ask({ address: freshAddress() })).status);
  // The answers are alike, but strangers' requests mail six keys at most; the owner can use each of them.
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  expect((await api.outbox()).length - before).toBe(6);
  const body = { key: await mailedKey(), password: NEW_PASSWORD, hint: 'what eights win' };

  expect((await ask(known)).body).toEqual({ sent: true });
  expect((await api.outbox()).length - before).toBe(7);
  const own = [await ask(known), await ask(known), await ask(known)].map(({ status }) => status);
  expect(own).toEqual([200, 200, 429]);
  expect((await api.call('POST', '/pwd-reset', { body, ...via({ address: HOME }) })).body).toMatchObject({
    _id: kim.id,
  });
});

test('slows down the sender of wrong reset keys, and accepts a right one from the same address', async () => {
  const from = { address: freshAddress() };
  const reset = (key: string): Promise<Answer> =>
    api.call('POST', '/pwd-reset', {
      body: { key, password: NEW_PASSWORD, hint: 'what eights win' },
      ...via(from),
    });
  const statuses: number[] = [];
  for (let tried = 0; tried < 5; tried += 1) statuses.push((await reset('AAAAA-AAAAA-AAAAA-AAAAA')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email }, ...via(from) });
  expect((await reset(await mailedKey())).body).toMatchObject({ _id: kim.id });
});

test('counts an IPv6 address by its network', async () => {
  await guess({ address: '2001:db8:0:7::1' }, FAILURES + 1);
  expect((await login({ address: '2001:db8:0:7:ffff::2' })).status).toBe(429);
  expect((await login({ address: '2001:db8:0:8::1' })).body).not.toEqual([
    CREDENTIALS_REFUSED,
    'credentials_refused',
  ]);
});
