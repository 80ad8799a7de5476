import {
  BAD_REQUEST,
  BODY_TOO_LARGE,
  DATABASE_UNREACHABLE,
  INTERNAL_ERROR,
  JSON_NEEDED,
  METHOD_NOT_ALLOWED,
  NO_CLUB,
  NOT_FOUND,
} from '@fleetwatch/contract/errors/texts';
import { mongo } from 'mongoose';
import { ClubModel } from '../../clubs/Club.ts';
import { WorkoutTypeModel } from '../../workouts/WorkoutType.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { makeMember, type TestMember } from '../../testing/factories.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;

beforeAll(async () => {
  api = await freshClub({ limits: { availabilityPerAddress: 3 } });
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper', email: 'kim@example.org' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['GET', '/', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/nowhere', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/user-results', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/../../etc/passwd', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/READYZ', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/readyz/', 404, [NOT_FOUND, 'not_found']],
  ['POST', '/Login', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/club/', 404, [NOT_FOUND, 'not_found']],
  ['GET', '/launch', 405, [METHOD_NOT_ALLOWED, 'method_not_allowed']],
  ['DELETE', '/club', 405, [METHOD_NOT_ALLOWED, 'method_not_allowed']],
  ['PATCH', '/land', 405, [METHOD_NOT_ALLOWED, 'method_not_allowed']],
])('answers %s %s with %p', async (method, path, status, body) => {
  const answer = await api.call(method, path);
  expect([answer.status, answer.body]).toEqual([status, body]);
});

test.each([
  ['no JSON', '{"name": ', 400, [BAD_REQUEST, 'bad_request']],
  ['a bare value', '"name"', 400, [BAD_REQUEST, 'bad_request']],
  [
    'no UTF-8',
    Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    400,
    [BAD_REQUEST, 'bad_request'],
  ],
  [
    'a prototype',
    '{"__proto__": {"coach": 1}, "name": "Kim Harper", "password": "Row2win!"}',
    400,
    [BAD_REQUEST, 'bad_request'],
  ],
  [
    '64 KiB and more',
    JSON.stringify({ name: 'x'.repeat(65_536), password: '' }),
    413,
    [BODY_TOO_LARGE, 'body_too_large'],
  ],
  [
    '30,000 arrays deep',
    `{"name": ${'['.repeat(30_000)}${']'.repeat(30_000)}, "password": ""}`,
    422,
    ['Check name.', 'invalid:name'],
  ],
  ['nothing', '', 422, ['Check name.', 'invalid:name']],
])('answers a body of %s with %p', async (_name, raw, status, body) => {
  const answer = await api.call('POST', '/login', { raw });
  expect([answer.status, answer.body]).toEqual([status, body]);
});

test('refuses a body with another type than JSON', async () => {
  const answer = await api.call('POST', '/login', {
    raw: 'name=Kim&password=x',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.status, answer.body]).toEqual([415, [JSON_NEEDED, 'unsupported_media_type']]);
});

test.each(['kim', '%00', '%zz', '$ne', 'f'.repeat(23), 'F'.repeat(24), '..%2f..%2fetc'])(
  'refuses id %p in a path by name',
  async (id) => {
    const answer = await api.call('GET', `/user-results/${id}`, { token: kim.token });
    expect([answer.status, answer.body]).toEqual([422, ['Check userId.', 'invalid:userId']]);
  },
);

test('refuses a wrong or expired token even where none is needed', async () => {
  for (const headers of [{ Authorization: 'Bearer x' }, { Authorization: 'Basic a2lt' }]) {
    expect((await api.call('GET', '/users-results', { headers })).status).toBe(401);
    expect((await api.call('GET', '/club', { headers })).status).toBe(401);
  }
  expect((await api.call('GET', '/users-results')).status).toBe(200);
});

test('answers every request with the security headers', async () => {
  for (const path of ['/club', '/nowhere']) {
    const { headers } = await api.call('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  }
});

test('reveals nothing of an internal error to the caller, and logs nothing personal', async () => {
  await api.inClub(async () => {
    workoutTypeDirectory.drop();
  });
  const secret = new Error('kim@example.org refused by E11000 dup key');
  jest.spyOn(WorkoutTypeModel, 'find').mockImplementation(() => {
    throw secret;
  });
  const answer = await api.call('GET', '/sortiegroups-results?name=kim', { token: kim.token });
  expect([answer.status, answer.body]).toEqual([500, [INTERNAL_ERROR, 'internal']]);
  const entries = api.logged.filter(({ level }) => level === 'error');
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  expect(entry?.requestId).toBe(answer.headers.get('X-Request-Id'));
  expect(entry).toMatchObject({ level: 'error', method: 'GET', route: '/sortiegroups-results', status: 500 });
  expect(JSON.stringify(entry)).not.toMatch(/kim|E11000|Bearer/i);
});

test('answers 503 and Retry-After when the database cannot be reached', async () => {
  await api.inClub(async () => {
    workoutTypeDirectory.drop();
  });
  jest.spyOn(WorkoutTypeModel, 'find').mockImplementation(() => {
    throw new mongo.MongoNetworkError('connection refused');
  });
  const answer = await api.call('GET', '/sortiegroups-results');
  expect([answer.status, answer.body]).toEqual([503, [DATABASE_UNREACHABLE, 'database_unreachable']]);
  expect(answer.headers.get('Retry-After')).toBe('5');
});

test('answers 404 in an installation without a club', async () => {
  jest
    .spyOn(ClubModel, 'findOne')
    .mockReturnValue({ sort: () => ({ lean: () => Promise.resolve(null) }) } as never);
  const answer = await api.call('GET', '/club', { headers: { Host: 'new.example.org' } });
  expect([answer.status, answer.body]).toEqual([404, [NO_CLUB, 'not_found']]);
});

test('does not let a client choose its own address to evade a throttle', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    const headers = { 'X-Forwarded-For': `10.0.0.${call}` };
    statuses.push((await api.call('GET', '/availability?name=Kim', { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
