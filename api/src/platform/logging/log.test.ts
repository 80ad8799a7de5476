import { setImmediate as nextMoment } from 'node:timers/promises';
import { makeBoat, makeMember, type TestMember } from '../../testing/factories.ts';
import { startTestApi, type Answer, type TestApi } from '../../testing/startTestApi.ts';
import { WorkoutTypeModel } from '../../workouts/WorkoutType.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { launchBody } from '../../testing/calls.ts';

const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736';

let api: TestApi;
let kim: TestMember;

const start = async (settings: Parameters<typeof startTestApi>[0]): Promise<void> => {
  api = await startTestApi(settings);
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper' }));
};
const idOf = ({ headers }: Answer): string => headers.get('X-Request-Id') ?? '';

/** Returns the log line of a request, which is written after its answer. */
async function lineOf(id: string): Promise<Record<string, unknown>> {
  for (;;) {
    const line = api.logged.find(({ requestId, ms }) => requestId === id && ms !== undefined);
    if (line) return line;
    await nextMoment();
  }
}

afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

test('takes the request id from a trusted proxy, in every kind of answer and in its line', async () => {
  await start({ trustedProxies: 1, publicOrigin: 'https://boats.example.org' });
  const boat = await api.inClub(() => makeBoat());
  let calls = 0;
  const named = async (method: string, path: string, more: object = {}): Promise<[Answer, string]> => {
    calls += 1;
    const id = `${GIVEN.slice(0, -2)}${String(calls).padStart(2, '0')}`;
    const headers = { 'X-Request-Id': id, Origin: 'https://boats.example.org' };
    const answer = await api.call(method, path, { token: kim.token, ...more, headers });
    expect([path, idOf(answer)]).toEqual([path, id]);
    return [answer, id];
  };
  const line = async (method: string, path: string, more: object = {}): Promise<object> =>
    lineOf((await named(method, path, more))[1]);

  // Freezes the timer: after a second, the versions would be checked again, and the second poll would not
  // come from memory.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await named('GET', '/sorties-stillout-results');
  const [fromMemory, memoryId] = await named('GET', '/sorties-stillout-results');
  expect(await lineOf(memoryId)).toEqual({
    level: 'info',
    time: expect.any(String),
    requestId: memoryId,
    method: 'GET',
    route: '/sorties-stillout-results',
    status: 200,
    ms: 0,
    club: api.clubId,
    bytes: JSON.stringify(fromMemory.body).length,
  });
  clock.mockRestore();
  expect(await line('POST', '/launch', { body: launchBody(boat, kim) })).toMatchObject({
    method: 'POST',
    route: '/launch',
    status: 200,
    club: api.clubId,
    ms: expect.any(Number),
  });
  expect(await line('GET', `/user-results/${kim.id}?name=Kim`)).toMatchObject({
    route: '/user-results/:userId',
    status: 200,
    club: api.clubId,
  });
  expect(await line('GET', '/nobody/Kim%20Harper')).toMatchObject({ route: 'none', status: 404, club: null });
  expect(await line('GET', '/healthz')).toMatchObject({ route: '/healthz', status: 200, club: null });
  await named('GET', '/events');
  expect(JSON.stringify(api.logged)).not.toMatch(/Kim|127\.0\.0\.1/);
});

test.each([
  ['shorter than 8', 'abc'],
  ['longer than 64', 'a'.repeat(65)],
  ['with what JSON escapes', 'abcdefgh"}{"level":"error'],
  ['none', undefined],
])('replaces an id that is %s by its own, new each time', async (_name, given) => {
  await start({ trustedProxies: 1 });
  const headers: Record<string, string> = given === undefined ? {} : { 'X-Request-Id': given };
  const ids = [idOf(await api.call('GET', '/club', { headers })), idOf(await api.call('GET', '/club'))];
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
  expect(ids).not.toContain(given);
});

test("ignores a client's request id without a trusted proxy", async () => {
  await start({});
  const answer = await api.call('GET', '/club', { headers: { 'X-Request-Id': GIVEN } });
  expect(idOf(answer)).not.toBe(GIVEN);
});

test('logs an error with the request id and the place where it was thrown', async () => {
  await start({});
  await api.inClub(async () => {
    workoutTypeDirectory.drop();
  });
  jest.spyOn(WorkoutTypeModel, 'find').mockImplementation(() => {
    throw new TypeError('Kim Harper');
  });
  const answer = await api.call('GET', '/sortiegroups-results');
  const failure = api.logged.find(({ level }) => level === 'error');
  expect(failure).toMatchObject({
    requestId: idOf(answer),
    route: '/sortiegroups-results',
    status: 500,
    error: 'TypeError',
    at: expect.arrayContaining([expect.stringContaining('at ')]),
  });
  expect(JSON.stringify(failure)).not.toContain('Kim');
});

test('logs errors but no requests at the level of warnings', async () => {
  await start({ logLevel: 'warn' });
  await api.call('GET', '/club');
  await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email } });
  expect(await api.outbox()).toHaveLength(1);
  expect(api.logged.map(({ level }) => level)).toEqual(['warn']);
});
