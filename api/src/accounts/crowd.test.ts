import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const CROWD = 150;
const GUESSES = 50;
const FAILURES_MAX = 10;
const QUEUE = 40;

let api: TestClub;
let crowd: TestMember[];
let victim: TestMember;

beforeAll(async () => {
  api = await freshClub({
    limits: {
      passwordQueue: QUEUE,
      signInFailuresPerName: FAILURES_MAX,
      signInFailuresPerAddress: 1_000,
    },
  });
  // Hashed at its real cost, so that password checks queue.
  const passwordHash = await hashPassword(PASSWORD);
  await api.inClub(async () => {
    crowd = await Promise.all(Array.from({ length: CROWD }, () => makeMember({ passwordHash })));
    victim = await makeMember({ passwordHash });
  });
}, 60_000);

const login = ({ record }: TestMember, password: string): Promise<Answer> =>
  api.call('POST', '/login', { body: { name: record.name, password } });
const isSignedIn = ({ status, body }: Answer): boolean =>
  status === 200 && typeof body === 'object' && body !== null && 'token' in body;
const waitOf = ({ headers }: Answer): number => Number(headers.get('Retry-After'));

test('sends a Retry-After when 200 sign in at once, and lets everyone in', async () => {
  let waiting = [...crowd];
  let rounds = 0;
  const guesses: Answer[] = [];
  while (waiting.length > 0) {
    rounds += 1;
    // Each round serves at least a full queue, including guesses.
    expect(rounds).toBeLessThanOrEqual(1 + Math.ceil((CROWD + GUESSES) / QUEUE));
    const guessing = rounds === 1 ? Array.from({ length: GUESSES }, () => login(victim, 'Wrong2win!')) : [];
    const answers = await Promise.all(waiting.map((member) => login(member, PASSWORD)));
    guesses.push(...(await Promise.all(guessing)));
    const refused = answers.filter((answer) => !isSignedIn(answer));
    expect(refused.filter((answer) => answer.status !== 503 || !(waitOf(answer) >= 1))).toEqual([]);
    if (rounds === 1) expect(refused.length).toBeGreaterThan(0);
    waiting = waiting.filter((_member, index) => !isSignedIn(answers[index] as Answer));
  }

  expect(guesses).toHaveLength(GUESSES);
  const tried = guesses.filter(({ status }) => status === 200);
  expect(tried.map(({ body }) => body)).toEqual(
    tried.map(() => [CREDENTIALS_REFUSED, 'credentials_refused']),
  );
  // An attempt is counted before its outcome is known.
  expect(tried.length).toBeLessThanOrEqual(FAILURES_MAX + 1);
  const held = guesses.filter(({ status }) => status !== 200);
  expect(held.filter((answer) => ![429, 503].includes(answer.status) || !(waitOf(answer) >= 1))).toEqual([]);
}, 60_000);

test('answers calls that need no password before waiting password checks', async () => {
  const order: string[] = [];
  const signIns = crowd.slice(0, QUEUE).map((member) =>
    login(member, PASSWORD).then(() => {
      order.push('sign-in');
    }),
  );
  await api.call('GET', '/sorties-stillout-results').then(() => order.push('read'));
  await Promise.all(signIns);
  expect(order).toHaveLength(QUEUE + 1);
  expect(order.indexOf('read')).toBeLessThan(QUEUE / 2);
}, 60_000);
