import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { freshClub } from '../testing/freshClub.ts';
import { TEST_SECRET, type TestClub } from '../testing/startTestApi.ts';
import { JobRunModel } from '../platform/jobs/JobRun.ts';
import { runOnce } from '../platform/jobs/runOnce.ts';
import { Scheduler, type Duty, type SchedulerTimes } from './Scheduler.ts';
import { secondsSinceTurn } from './lease.ts';
import { startScheduler } from './startScheduler.ts';

const TOKEN = 'a-token-for-the-monitoring-long-enough';
const MINUTE_S = 60;

let api: TestClub;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', metricsToken: TOKEN });
});
afterEach(async () => {
  jest.useRealTimers();
  await mongoose.connection.collection('effects').deleteMany({});
});

/** Waits for work that runs in parallel with the test. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo())
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

const events = (event: string): Record<string, unknown>[] =>
  api.logged.filter((entry) => entry.event === event);

/** Builds a scheduler whose elapsed time follows the test's clock. */
const schedulerOf = (duties: readonly Duty[], times: Partial<SchedulerTimes> = {}): Scheduler =>
  new Scheduler(duties, { elapsedMs: () => api.clock.now().getTime(), ...times });

/** Builds a duty that counts its runs. */
function dutyOf(more: Partial<Duty> = {}): Duty & { count: () => number } {
  let runs = 0;
  return {
    name: 'duty',
    everyMs: MINUTE_S * 1_000,
    run: () => Promise.resolve((runs += 1)),
    count: () => runs,
    ...more,
  };
}

describe('the leader', () => {
  test('leads in one process, and in another when its lease ends, or at once when it stops', async () => {
    const duties = [dutyOf(), dutyOf(), dutyOf()] as const;
    const [one, two, three] = duties.map((duty) => schedulerOf([duty]));
    if (!one || !two || !three) throw new Error('There are three.');
    await Promise.all([one.tick(), two.tick(), three.tick()]);
    const leads = (): boolean[] => [one, two, three].map(({ isLeading }) => isLeading);
    expect(leads().filter(Boolean)).toHaveLength(1);
    const first = [one, two, three].find(({ isLeading }) => isLeading) ?? one;
    const others = [one, two, three].filter((scheduler) => scheduler !== first);
    // It no longer renews the lease.
    api.clock.advanceSeconds(30);
    for (const other of others) await other.tick();
    expect(others.map(({ isLeading }) => isLeading)).toEqual([false, false]);
    api.clock.advanceSeconds(10);
    for (const other of others) await other.tick();
    expect(others.map(({ isLeading }) => isLeading)).toEqual([true, false]);
    await first.tick();
    expect(first.isLeading).toBe(false);
    await others[0]?.stop();
    api.clock.advanceSeconds(10);
    await others[1]?.tick();
    expect(others[1]?.isLeading).toBe(true);
    expect(events('scheduler_leads')).toHaveLength(3);
  });

  test('runs due jobs at their intervals in the leader, and only its own in a following process', async () => {
    const [shared, rare, own, followers, others] = [
      dutyOf(),
      dutyOf({ everyMs: 10 * MINUTE_S * 1_000 }),
      dutyOf({ isOfEachProcess: true }),
      dutyOf(),
      dutyOf({ isOfEachProcess: true }),
    ];
    const leader = schedulerOf([shared, rare, own]);
    const follower = schedulerOf([followers, others]);
    for (let seconds = 0; seconds <= 10 * MINUTE_S; seconds += 5) {
      await leader.tick();
      await follower.tick();
      api.clock.advanceSeconds(5);
    }
    expect([shared, rare, own, followers, others].map((duty) => duty.count())).toEqual([10, 1, 10, 0, 10]);
  });

  test('runs the other duties when one fails, and retries that one at its next turn', async () => {
    let isAway = true;
    const failing = dutyOf({ name: 'failing' });
    const { run } = failing;
    failing.run = () => (isAway ? Promise.reject(new TypeError('secret')) : run());
    const after = dutyOf();
    const scheduler = schedulerOf([failing, after]);
    api.clock.advanceSeconds(MINUTE_S);
    await scheduler.tick();
    expect(events('duty_failed')).toEqual([
      expect.objectContaining({ level: 'error', duty: 'failing', error: 'TypeError' }),
    ]);
    expect(JSON.stringify(api.logged)).not.toContain('secret');
    isAway = false;
    api.clock.advanceSeconds(MINUTE_S);
    await scheduler.tick();
    expect([failing.count(), after.count()]).toEqual([1, 2]);
  });

  test('keeps the lease during a long turn, and begins no other', async () => {
    let finish = (): void => undefined;
    const long = dutyOf({ run: () => new Promise<void>((resolve) => (finish = resolve)) });
    const scheduler = schedulerOf([long]);
    const other = schedulerOf([]);
    api.clock.advanceSeconds(MINUTE_S);
    const turn = scheduler.tick();
    for (let seconds = 0; seconds < 120; seconds += 10) {
      api.clock.advanceSeconds(10);
      void scheduler.tick();
      // The renewal reaches the database before the other process tries.
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      await other.tick();
      expect(other.isLeading).toBe(false);
    }
    finish();
    await turn;
    expect(scheduler.isLeading).toBe(true);
  });

  test('runs the other duties while one does not end', async () => {
    const stuck = dutyOf({ run: () => new Promise<never>(() => undefined) });
    const safety = dutyOf({ isSafety: true });
    const scheduler = schedulerOf([stuck, safety]);
    for (let minute = 0; minute < 3; minute += 1) {
      api.clock.advanceSeconds(MINUTE_S);
      void scheduler.tick();
      await until(() => safety.count() === minute + 1);
    }
  });

  test('continues when the clock is set back by hours, and logs it', async () => {
    const duty = dutyOf();
    let passedMs = 0;
    let releases = 0;
    const onSetBack = (): Promise<void> => {
      releases += 1;
      return Promise.resolve();
    };
    const scheduler = schedulerOf([duty], { elapsedMs: () => passedMs, onSetBack });
    const pass = async (seconds: number): Promise<void> => {
      passedMs += seconds * 1_000;
      api.clock.advanceSeconds(seconds);
      await scheduler.tick();
    };
    await pass(MINUTE_S);
    api.clock.advanceSeconds(-2 * 60 * MINUTE_S);
    const seconds = await secondsSinceTurn();
    expect(seconds).toBeGreaterThan(60 * MINUTE_S);
    await pass(MINUTE_S);
    await pass(MINUTE_S);
    expect([duty.count(), releases, await secondsSinceTurn()]).toEqual([3, 1, MINUTE_S]);
    expect(events('clock_stepped')).toEqual([expect.objectContaining({ level: 'warn', seconds: -7_200 })]);
  });

  test('changes the leader at once when the clock was set back since the last renewal', async () => {
    const before = schedulerOf([]);
    const after = schedulerOf([], { elapsedMs: () => 0 });
    await before.tick();
    api.clock.advanceSeconds(-2 * 60 * MINUTE_S);
    await after.tick();
    expect(after.isLeading).toBe(true);
  });

  test('reports a missing leader by readyz and the metrics after three silent minutes', async () => {
    const ready = async (): Promise<unknown> => (await api.call('GET', '/readyz')).body;
    const seconds = async (): Promise<number> => {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const { body } = await api.call('GET', '/metrics', { headers });
      return Number(/^fleetwatch_scheduler_seconds_since_turn (\d+)$/m.exec(String(body))?.[1]);
    };
    expect(await ready()).toEqual({ status: 'ready' });
    const scheduler = schedulerOf([dutyOf()]);
    await scheduler.tick();
    api.clock.advanceSeconds(3 * MINUTE_S);
    expect([await ready(), await seconds()]).toEqual([{ status: 'ready' }, 180]);
    api.clock.advanceSeconds(1);
    expect([await ready(), await seconds()]).toEqual([{ status: 'ready', scheduler: 'silent' }, 181]);
    await scheduler.tick();
    api.clock.advanceSeconds(10);
    await scheduler.tick();
    expect(await ready()).toEqual({ status: 'ready' });
  });

  test('asks for the lease every five seconds until the process stops, after the current turn', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance', 'Date'] });
    const scheduler = schedulerOf([]);
    const tick = jest.spyOn(scheduler, 'tick').mockResolvedValue();
    const stop = jest.spyOn(scheduler, 'stop').mockResolvedValue();
    tick.mockRejectedValueOnce(new TypeError('away'));
    const end = startScheduler(scheduler);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(tick).toHaveBeenCalledTimes(3);
    expect(events('scheduler_failed')).toHaveLength(1);
    await end();
    expect(stop).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(tick).toHaveBeenCalledTimes(3);
  });
});

describe('a job', () => {
  const effects = () => mongoose.connection.collection('effects');

  test('runs a job once per key, in any process', async () => {
    const work = () => effects().insertOne({ done: true });
    const done = await api.inClub(() =>
      Promise.all(
        Array.from({ length: 8 }, () => runOnce('job', (session) => effects().insertOne({}, { session }))),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await api.inClub(() => runOnce('job', work))).toBe(false);
    expect(await effects().countDocuments()).toBe(1);
  });

  test('stores nothing of a failed job, and runs it again', async () => {
    const fail = api.inClub(() =>
      runOnce('job', async (session) => {
        await effects().insertOne({}, { session });
        throw new TypeError('away');
      }),
    );
    await expect(fail).rejects.toThrow(TypeError);
    expect([await effects().countDocuments(), await api.inClub(() => JobRunModel.countDocuments())]).toEqual([
      0, 0,
    ]);
    expect(await api.inClub(() => runOnce('job', (session) => effects().insertOne({}, { session })))).toBe(
      true,
    );
  });
});

test('runs a hundred jobs of two processes once each, though one is killed in the middle', async () => {
  const JOBS = 100;
  const effects = mongoose.connection.collection('effects');
  const children: ChildProcess[] = [];
  const start = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(__dirname, '../testing/jobProcess.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          MONGODB_URI: api.uri,
          FLEETWATCH_SECRET: TEST_SECRET,
          FLEETWATCH_DATA: api.dataDir,
          FLEETWATCH_LOG_LEVEL: 'error',
          JOBS: String(JOBS),
        },
      });
      children.push(child);
      child.stdout.once('data', () => {
        resolve(child);
      });
      child.once('exit', () => {
        reject(new Error('It ended before it led.'));
      });
    });
  const done = (): Promise<number> => effects.countDocuments();
  const until = async (count: number): Promise<void> => {
    while ((await done()) < count) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  };
  try {
    const first = await start();
    const second = start();
    await until(JOBS * 0.3);
    first.kill('SIGKILL');
    await second;
    await until(JOBS);
    const jobs = (await effects.find().toArray()).map(({ job }) => job as number);
    expect(jobs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: JOBS }, (_, job) => job));
    const workers = await effects.distinct('by');
    expect(workers).toHaveLength(2);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}, 60_000);
