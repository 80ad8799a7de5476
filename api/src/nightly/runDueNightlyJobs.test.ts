import { SessionModel } from '../sessions/Session.ts';
import { runAdmin } from '../admin/runAdmin.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { TotalModel } from '../logbook/Total.ts';
import { land, launch } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { runDueNightlyJobs } from './commands/runDueNightlyJobs.ts';
import { NightlyRunModel } from './NightlyRun.ts';

const TOKEN = 'a-token-for-the-monitoring-long-enough';

let api: TestClub;
let kim: TestMember;
let boat: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', metricsToken: TOKEN });
  [kim, boat] = await api.inClub(async () => [await makeMember(), await makeBoat()] as const);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const events = (event: string): Record<string, unknown>[] =>
  api.logged.filter((entry) => entry.event === event);

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runAdmin(args, (line) => lines.push(line));
  return { code, lines };
}

async function damageTotals(): Promise<void> {
  const { _id } = await launch(api, kim, boat);
  await land(api, kim, _id, 4);
  await api.inClub(() =>
    TotalModel.updateOne({ kind: 'boat', season: 2026 }, { $inc: { milesHundredths: 1 } }),
  );
}

describe('totals', () => {
  test('counts and logs differing totals without names, and repairs them on request', async () => {
    await damageTotals();
    const key = `2026 boat ${String(boat._id)}`;
    expect(await api.inClub(() => checkTotals())).toEqual([key]);
    expect(await admin('check-totals')).toEqual({
      code: 1,
      lines: [`Differs: ${key}`, '1 total differs. Add --repair to fix.'],
    });
    api.clock.set('2026-05-02T15:00:00Z');
    await runDueNightlyJobs();
    expect(events('totals_differ')).toEqual([
      expect.objectContaining({ level: 'error', club: api.clubId, count: 1, first: [key] }),
    ]);
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const metrics = await api.call('GET', '/metrics', { headers });
    expect(metrics.body).toContain(`fleetwatch_totals_differences{club="${api.clubId}"} 1\n`);
    expect((await admin('nightly', '--repair')).lines).toEqual(
      expect.arrayContaining(['sessions: 0', 'filesRemoved: 0', `Differs: ${key}`]),
    );
    expect(await admin('check-totals')).toEqual({
      code: 0,
      lines: ['The totals match the sorties.'],
    });
  });

  test('ignores totals that a landing changes at the same time', async () => {
    const { _id } = await launch(api, kim, boat);
    const find = jest.spyOn(TotalModel, 'find');
    find.mockImplementationOnce((...args) => {
      find.mockRestore();
      // Lands between the two reads of the first comparison.
      const landed = land(api, kim, _id, 4);
      const query = TotalModel.find(...args);
      const session = query.session.bind(query);
      query.session = (given) => {
        const inner = session(given);
        const lean = inner.lean.bind(inner);
        inner.lean = (() => landed.then(() => lean())) as typeof inner.lean;
        return inner;
      };
      return query;
    });
    expect(await api.inClub(() => checkTotals())).toEqual([]);
  });
});

describe('a nightly run', () => {
  const doneDay = async (): Promise<string | undefined> =>
    (await api.inClub(() => NightlyRunModel.findOne().lean()))?.doneDay;

  test("starts the nightly run at three by the club's clock, once a day", async () => {
    api.clock.set('2026-05-02T07:59:59Z');
    expect(await runDueNightlyJobs()).toBe(0);
    api.clock.set('2026-05-02T08:00:00Z');
    expect([await runDueNightlyJobs(), await doneDay()]).toEqual([1, '2026-05-02']);
    api.clock.set('2026-05-03T04:59:59Z');
    expect(await runDueNightlyJobs()).toBe(0);
    api.clock.set('2026-05-03T08:00:00Z');
    expect([await runDueNightlyJobs(), await doneDay()]).toEqual([1, '2026-05-03']);
    expect(await runDueNightlyJobs()).toBe(0);
    expect(events('night_done')).toHaveLength(2);
    expect([...events('totals_differ'), ...events('night_failed')]).toEqual([]);
  });

  test('runs separately for each club', async () => {
    const other = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
    });
    expect(await runDueNightlyJobs()).toBe(2);
    const doneSince = async (instant: string): Promise<unknown[]> => {
      const before = events('night_done').length;
      api.clock.set(instant);
      await runDueNightlyJobs();
      return events('night_done')
        .slice(before)
        .map(({ club }) => club);
    };
    expect(await doneSince('2026-05-02T01:00:00Z')).toEqual([String(other._id)]);
    expect(await doneSince('2026-05-02T08:00:00Z')).toEqual([api.clubId]);
  });

  test('runs in one of many processes that check at the same time', async () => {
    const done = await Promise.all(Array.from({ length: 8 }, () => runDueNightlyJobs()));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(events('night_done')).toHaveLength(1);
    expect(events('night_failed')).toEqual([]);
  });

  test("logs a failed run and retries it after an hour, while other clubs' runs continue", async () => {
    const other = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'America/Chicago',
    });
    jest.spyOn(SessionModel, 'deleteMany').mockImplementationOnce(() => {
      throw new TypeError('the database is away');
    });
    expect(await runDueNightlyJobs()).toBe(1);
    expect(events('night_failed')).toEqual([
      expect.objectContaining({ club: api.clubId, error: 'TypeError' }),
    ]);
    expect(events('night_done').map(({ club }) => club)).toEqual([String(other._id)]);
    api.clock.advanceSeconds(3_600);
    expect(await runDueNightlyJobs()).toBe(0);
    api.clock.advanceSeconds(1);
    expect(await runDueNightlyJobs()).toBe(1);
    expect(JSON.stringify(api.logged)).not.toContain('away');
  });
});

describe('a night in which the clocks change', () => {
  const doneAt = async (from: string, hours: number): Promise<string[]> => {
    const done: string[] = [];
    const start = new Date(from).getTime();
    for (let minutes = 0; minutes <= hours * 60; minutes += 10) {
      const at = new Date(start + minutes * 60_000).toISOString();
      api.clock.set(at);
      if ((await runDueNightlyJobs()) > 0) done.push(at.slice(0, 16));
    }
    return done;
  };

  test.each([
    // America/Chicago: 02:00 becomes 03:00, and 02:00 becomes 01:00.
    ['spring', '2026-03-08T00:00:00Z', ['2026-03-08T08:00', '2026-03-09T08:00']],
    ['autumn', '2026-11-01T00:00:00Z', ['2026-11-01T09:00', '2026-11-02T09:00']],
  ])('runs once in %s, at three', async (_season, from, expected) => {
    api.clock.set(new Date(Date.parse(from) - 3_600_000).toISOString());
    await runDueNightlyJobs();
    expect(await doneAt(from, 40)).toEqual(expected);
  });
});
