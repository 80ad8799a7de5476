import { mongo } from 'mongoose';
import { makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { WorkoutTypeModel } from '../workouts/WorkoutType.ts';
import { workoutTypeDirectory } from '../workouts/workoutTypeDirectory.ts';

const TOKEN = 'a token for the monitoring, long enough'.replaceAll(' ', '-');

let api: TestClub;
let kim: TestMember;

const start = async (metricsToken?: string): Promise<void> => {
  api = await freshClub({ metricsToken });
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper' }));
};
afterEach(() => {
  jest.restoreAllMocks();
});

const read = (authorization: string | null): Promise<Answer> =>
  api.call('GET', '/metrics', { headers: authorization === null ? {} : { Authorization: authorization } });

/** Value of a metric's line; 0 when it is missing. */
async function figure(name: string): Promise<number> {
  const text = String((await read(`Bearer ${TOKEN}`)).body);
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

test('answers 404 to everyone without a configured token', async () => {
  await start();
  for (const authorization of [null, 'Bearer ', 'Bearer null', `Bearer ${TOKEN}`]) {
    expect((await read(authorization)).status).toBe(404);
  }
});

test("another token, or a member's, is refused", async () => {
  await start(TOKEN);
  for (const authorization of [null, 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `Bearer ${kim.token}`]) {
    expect((await read(authorization)).status).toBe(401);
  }
  const answer = await read(`Bearer ${TOKEN}`);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(String(answer.body)).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(String(answer.body)).toMatch(/^nodejs_heap_size_used_bytes \d/m);
});

test('requests are counted by route pattern and status class, polls answered from memory separately', async () => {
  await start(TOKEN);
  await api.call('GET', `/user-results/${kim.id}`, { token: kim.token });
  await api.call('GET', `/user-results/${kim.id}`);
  await api.call('GET', '/nobody/Kim-Harper');
  const requests = (route: string, status: string): Promise<number> =>
    figure(
      `fleetwatch_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
    );
  expect(await requests('/user-results/:userId', '2xx')).toBe(1);
  expect(await requests('/user-results/:userId', '4xx')).toBe(1);
  expect(await requests('none', '4xx')).toBe(1);

  const list = '/sorties-stillout-results';
  const fromMemory = `fleetwatch_http_answers_from_memory_total{route="${list}",status="200"}`;
  const before = await figure(fromMemory);
  // Freezes the timer: after a second, the versions would be checked again, and the second poll would not
  // come from memory.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await api.call('GET', list, { token: kim.token });
  await api.call('GET', list, { token: kim.token });
  expect((await figure(fromMemory)) - before).toBe(1);
  expect(String((await read(`Bearer ${TOKEN}`)).body)).not.toContain('Kim');
});

test('cache loads, database errors and failed mails are counted', async () => {
  await start(TOKEN);
  const [hits, misses] = ['hit', 'miss'].map((result) => `fleetwatch_cache_loads_total{result="${result}"}`);
  const before = [await figure(String(hits)), await figure(String(misses))];
  await api.inClub(async () => {
    workoutTypeDirectory.drop();
    await workoutTypeDirectory.get();
    await workoutTypeDirectory.get();
  });
  expect([await figure(String(hits)), await figure(String(misses))]).toEqual(
    before.map((count) => count + 1),
  );

  const unreachable = 'fleetwatch_database_errors_total{kind="unreachable"}';
  const failed = await figure(unreachable);
  await api.inClub(async () => {
    workoutTypeDirectory.drop();
  });
  jest.spyOn(WorkoutTypeModel, 'find').mockImplementation(() => {
    throw new mongo.MongoNetworkError('gone');
  });
  expect((await api.call('GET', '/sortiegroups-results')).status).toBe(503);
  expect(await figure(unreachable)).toBe(failed + 1);

  expect(await figure('fleetwatch_outbox_mails')).toBe(0);
  await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email } });
  await api.outbox();
  expect(await figure('fleetwatch_outbox_mails')).toBe(1);
});

test('pending requests and open event streams are counted', async () => {
  await start(TOKEN);
  // The request that reads the metrics is itself pending.
  expect(await figure('fleetwatch_http_requests_in_flight')).toBe(1);
  const stream = await fetch(`${api.base}/events`);
  expect(await figure('fleetwatch_event_listeners')).toBe(1);
  await stream.body?.cancel();
});
