import { CREDENTIALS_REFUSED, PASSWORD_INVALID, USERNAME_INVALID } from '@fleetwatch/contract/accounts/texts';
import type { LoginAnswer } from '@fleetwatch/contract/accounts/wire';
import { SIGNED_OUT, TOO_MANY_TRIES } from '@fleetwatch/contract/errors/texts';
import jwt from 'jsonwebtoken';
import { MemberModel } from '../members/Member.ts';
import { freshKey } from '../testing/calls.ts';
import { makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const START = '2026-05-01T15:00:00Z';
const MINUTE_S = 60;
const DAY_S = 86_400;

let api: TestClub;
let kim: TestMember;

beforeAll(async () => {
  api = await freshClub({ limits: { signInFailuresPerAddress: 100_000 } });
});
beforeEach(async () => {
  api.clock.set(START);
  kim = await api.inClub(() => makeMember());
});

const login = (name: string, password = PASSWORD): Promise<Answer> =>
  api.call('POST', '/login', { body: { name, password } });
const refresh = (cookie: string | undefined, key?: string): Promise<Answer> =>
  api.call('POST', '/session/refresh', { cookie, ...(key ? { key } : {}) });
const tokenOf = (answer: Answer): string => (answer.body as { token: string }).token;
const verify = (token: string, id: string): Promise<Answer> =>
  api.call('POST', '/verify', { token, body: { id } });

const eventsLogged = (event: string): Record<string, unknown>[] =>
  api.logged.filter((entry) => entry.event === event);

describe('POST /login', () => {
  test('answers a sign-in with exactly the documented profile and a token of fifteen minutes', async () => {
    const answer = await login(kim.record.name);
    expect(answer.body).toEqual({
      _id: kim.id,
      name: kim.record.name,
      email: kim.record.email,
      hint: 'our first cox',
      group: String(kim.record.group),
      groupmoniker: 'SC',
      aboutme: '',
      aboutmeurl: '',
      pic: '',
      coach: 0,
      token: expect.any(String),
    } satisfies Record<Exclude<keyof LoginAnswer, 'coachconfirmed'>, unknown>);
    expect(jwt.decode(tokenOf(answer), { complete: true })).toMatchObject({
      header: { alg: 'HS256' },
      payload: { sub: kim.id, club: api.clubId, coach: 0, sid: expect.any(String) },
    });
    const claims = jwt.decode(tokenOf(answer)) as { iat: number; exp: number };
    expect(claims.exp - claims.iat).toBe(15 * MINUTE_S);
  });

  test('puts the refresh token in a cookie that scripts and other sites cannot read (rule account.session)', async () => {
    const { headers } = await login(kim.record.name);
    const cookie = headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^fleetwatch_refresh=[\w-]+; path=\/api\/session; expires=/);
    expect(cookie).toMatch(/; samesite=strict; httponly$/);
  });

  test('accepts a name or email address, in any case and composition', async () => {
    const zoe = await api.inClub(() => makeMember({ name: 'Zoë Hart', email: 'Zoe@Example.org' }));
    for (const name of ['zoë hart', '  ZOË   HART ', 'Zoe\u0308 Hart', 'zoe@example.org']) {
      expect((await login(name)).body).toMatchObject({ _id: zoe.id });
    }
  });

  test.each([
    ['kim', PASSWORD, [USERNAME_INVALID, 'invalid:name']],
    ['Kim Harper', 'short', [PASSWORD_INVALID, 'invalid:password']],
    ['No Such Member', PASSWORD, [CREDENTIALS_REFUSED, 'credentials_refused']],
    ['no@such.member', PASSWORD, [CREDENTIALS_REFUSED, 'credentials_refused']],
  ])('answers %p with %p with 200 and the rejection array', async (name, password, rejection) => {
    const answer = await login(name, password);
    expect([answer.status, answer.body, answer.cookie]).toEqual([200, rejection, undefined]);
  });

  test('logs a refused sign-in without the name, the password or the address', async () => {
    const before = eventsLogged('credentials_refused').length;
    await login(kim.record.name);
    expect(eventsLogged('credentials_refused')).toHaveLength(before);
    await login(kim.record.name, 'Wrong2win!');
    const [entry, ...others] = eventsLogged('credentials_refused').slice(before);
    expect(others).toEqual([]);
    expect(Object.keys(entry ?? {}).sort()).toEqual(['club', 'event', 'level', 'requestId', 'time']);
  });

  test('refuses a wrong password, an unknown name and a former member alike (rule account.sign-in-refused)', async () => {
    const gone = await api.inClub(() => makeMember({ isActive: false }));
    const answers = [
      await login(kim.record.name, 'Wrong2win!'),
      await login('Nobody Known', 'Wrong2win!'),
      await login(gone.record.name),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, [CREDENTIALS_REFUSED, 'credentials_refused']]);
    }
  });

  test.each([
    { name: { $gt: '' }, password: { $gt: '' } },
    { name: 'Kim Harper' },
    [],
    null,
    { name: ['a'], password: 'b' },
  ])('%j is not a sign-in: 422', async (body) => {
    const answer = await api.call('POST', '/login', { body });
    expect(answer.status).toBe(body === null ? 400 : 422);
  });

  test('slows an account down for a while after ten failures, by either of its names', async () => {
    const other = await api.inClub(() => makeMember());
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await login(failure % 2 ? kim.record.name : kim.record.email, 'Wrong2win!')).status).toBe(200);
    }
    expect((await login(kim.record.name)).body).toMatchObject({ _id: kim.id });
    for (let failure = 0; failure < 11; failure += 1) await login(kim.record.name, 'Wrong2win!');
    const slowed = await login(kim.record.email);
    expect([slowed.status, slowed.body]).toEqual([429, [TOO_MANY_TRIES, 'too_many_tries']]);
    const wait = Number(slowed.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await login(other.record.name)).status).toBe(200);
  });
});

describe('POST /session/refresh', () => {
  test('returns a new token and replaces the cookie', async () => {
    const first = await login(kim.record.name);
    api.clock.advanceSeconds(20 * MINUTE_S);
    expect((await verify(tokenOf(first), kim.id)).body).toEqual([SIGNED_OUT, 'signed_out']);
    const second = await refresh(first.cookie);
    expect(second.status).toBe(200);
    expect(Object.keys(second.body as object)).toEqual(['token']);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await verify(tokenOf(second), kim.id)).body).toEqual(['Found.', ['/api']]);
  });

  test("returns whether an id is the signed-in member's (rule portal.first-calls)", async () => {
    const first = await login(kim.record.name);
    const renew = (cookie: string | undefined, id: string) =>
      api.call('POST', `/session/refresh?id=${encodeURIComponent(id)}`, { cookie });
    const second = await renew(first.cookie, kim.id);
    expect(second.body).toMatchObject({ verified: ['Found.', ['/api']] });
    const other = await api.inClub(() => makeMember());
    const third = await renew(second.cookie, other.id);
    expect(third.body).toMatchObject({ verified: ['Not found.', []] });
    expect((await renew(third.cookie, 'no id')).status).toBe(422);
  });

  test('revokes the whole family of a token used twice, and logs no name (rule account.session)', async () => {
    const first = await login(kim.record.name);
    const second = await refresh(first.cookie, freshKey());
    const before = eventsLogged('token_used_twice').length;
    expect((await refresh(first.cookie, freshKey())).status).toBe(401);
    expect(eventsLogged('token_used_twice').slice(before)).toEqual([
      expect.objectContaining({ level: 'warn', club: api.clubId }),
    ]);
    expect((await refresh(second.cookie, freshKey())).status).toBe(401);
    expect((await verify(tokenOf(second), kim.id)).body).toEqual(['Not found.', []]);
  });

  test('revokes the family of a reused token without a key too', async () => {
    const first = await login(kim.record.name);
    const second = await refresh(first.cookie);
    expect((await refresh(first.cookie)).status).toBe(401);
    expect((await refresh(second.cookie)).status).toBe(401);
  });

  test('returns the same successor when a refresh is retried after a lost answer', async () => {
    const first = await login(kim.record.name);
    const key = freshKey();
    const lost = await refresh(first.cookie, key);
    const again = await refresh(first.cookie, key);
    expect([again.status, again.cookie]).toEqual([200, lost.cookie]);
    const third = await refresh(again.cookie, freshKey());
    expect(third.status).toBe(200);
    expect((await refresh(first.cookie, key)).status).toBe(401);
    expect((await refresh(third.cookie, freshKey())).status).toBe(401);
  });

  test('returns at most one successor for twenty concurrent refreshes with different keys', async () => {
    const first = await login(kim.record.name);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.cookie, freshKey())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('keeps other devices signed in when one session ends', async () => {
    const [phone, tablet] = [await login(kim.record.name), await login(kim.record.name)];
    await refresh(phone.cookie);
    await refresh(phone.cookie);
    expect((await refresh(tablet.cookie)).status).toBe(200);
  });

  test('ends a session thirty days after its last use', async () => {
    const first = await login(kim.record.name);
    api.clock.advanceSeconds(29 * DAY_S);
    const second = await refresh(first.cookie);
    expect(second.status).toBe(200);
    api.clock.advanceSeconds(31 * DAY_S);
    expect((await refresh(second.cookie)).status).toBe(401);
  });

  test('refuses missing, forged, truncated and foreign cookies', async () => {
    const { cookie = '' } = await login(kim.record.name);
    const [name, value = ''] = cookie.split('=');
    const bytes = Buffer.from(value, 'base64url');
    bytes[24] = 1;
    const forged = `${name}=${bytes.toString('base64url')}`;
    for (const bad of [undefined, forged, cookie.slice(0, -4), `${name}=x`, `${name}=${'A'.repeat(80)}`]) {
      const answer = await refresh(bad);
      expect([answer.status, answer.body]).toEqual([401, [SIGNED_OUT, 'signed_out']]);
    }
    expect((await refresh(cookie)).status).toBe(200);
  });

  test("refuses to refresh a former member's session", async () => {
    const { cookie } = await login(kim.record.name);
    await api.inClub(() => MemberModel.updateOne({ _id: kim.id }, { $set: { isActive: false } }));
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('refreshes even when an expired access token is sent', async () => {
    const first = await login(kim.record.name);
    api.clock.advanceSeconds(20 * MINUTE_S);
    const answer = await api.call('POST', '/session/refresh', {
      cookie: first.cookie,
      token: tokenOf(first),
    });
    expect(answer.status).toBe(200);
  });
});

test('DELETE /session signs out: the family is revoked and the cookie cleared', async () => {
  const first = await login(kim.record.name);
  const out = await api.call('DELETE', '/session', { cookie: first.cookie });
  expect([out.status, out.body, out.cookie]).toEqual([204, '', 'fleetwatch_refresh=']);
  expect((await refresh(first.cookie)).status).toBe(401);
  expect((await verify(tokenOf(first), kim.id)).body).toEqual(['Not found.', []]);
  expect((await api.call('DELETE', '/session')).status).toBe(401);
});

describe('POST /verify', () => {
  test("finds only the caller's own active session", async () => {
    const other = await api.inClub(() => makeMember());
    expect((await verify(kim.token, kim.id)).body).toEqual(['Found.', ['/api']]);
    const notFound = await verify(kim.token, other.id);
    expect([notFound.status, notFound.body]).toEqual([200, ['Not found.', []]]);
  });

  test.each([
    ['nothing', undefined],
    ['no token', 'x.y.z'],
    ['alg none', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['another secret', jwt.sign({ purpose: 'access', sub: 'a', club: 'b', sid: 'c' }, 'another secret')],
  ])('refuses a session with %s', async (_name, token) => {
    const answer = await api.call('POST', '/verify', { token, body: { id: 'f'.repeat(24) } });
    expect([answer.status, answer.body]).toEqual([401, [SIGNED_OUT, 'signed_out']]);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  });
});
