import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';

let api: TestApi;
let kim: TestMember;

beforeAll(async () => {
  api = await startTestApi({
    isProduction: true,
    limits: {
      signInFailuresPerName: 1_000,
      signInFailuresPerAddress: 3,
      signUpsPerAddress: 2,
      availabilityPerAddress: 4,
      passwordQueue: 5,
    },
    trustedProxies: 1,
  });
  // Hashed at its real cost, so that password checks queue.
  const passwordHash = await hashPassword(PASSWORD);
  kim = await api.inClub(() => makeMember({ passwordHash }));
});
afterAll(() => api.close());

const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });
const login = (address: string, password: string): Promise<Answer> =>
  api.call('POST', '/login', { body: { name: kim.record.name, password }, headers: from(address) });

test('slows an address down after too many failures, and does not count successes', async () => {
  for (let time = 0; time < 5; time += 1)
    expect((await login('10.0.0.1', PASSWORD)).body).toHaveProperty('token');
  for (let failure = 0; failure < 4; failure += 1) {
    expect((await login('10.0.0.1', 'Wrong2win!')).body).toEqual([
      CREDENTIALS_REFUSED,
      'credentials_refused',
    ]);
  }
  expect((await login('10.0.0.1', PASSWORD)).status).toBe(429);
  expect((await login('10.0.0.2', PASSWORD)).status).toBe(200);
});

test('counts availability and sign-up requests by address', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    statuses.push((await api.call('GET', '/availability?name=Kim', { headers: from('10.0.0.3') })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const body = {
    club: 'x',
    name: '',
    email: '',
    password: '',
    passwordhint: '',
    group: '',
    pic: '',
    aboutme: '',
    aboutmeurl: '',
    coach_p: 0,
  };
  const signUps: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    signUps.push((await api.call('POST', '/user', { body, headers: from('10.0.0.4') })).status);
  }
  expect(signUps).toEqual([200, 200, 429]);
});

test('sends a Retry-After when too many password checks are queued, and does not count it as a failure', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => login('10.0.0.5', PASSWORD)));
  const busy = answers.filter((answer) => answer.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.filter((answer) => answer.status === 200).length).toBe(30 - busy.length);
  expect(busy[0]?.body).toEqual([SERVER_BUSY, 'busy']);
  expect(busy[0]?.headers.get('Retry-After')).toBe('5');
  expect((await login('10.0.0.5', PASSWORD)).status).toBe(200);
});

test('in production the refresh cookie has a prefix that requires https, and is read under that name', async () => {
  const answer = await login('10.0.0.6', PASSWORD);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-fleetwatch_refresh=.*; secure; httponly$/);
  const refresh = (cookie = ''): Promise<Answer> => api.call('POST', '/session/refresh', { cookie });
  expect((await refresh(answer.cookie?.replace('__Secure-', ''))).status).toBe(401);
  expect((await refresh(answer.cookie)).status).toBe(200);
  expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
});
