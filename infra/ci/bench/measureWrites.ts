import { Crowd, type Sent } from './crowd.ts';
import { median, ms, percentile, times, type Figure } from './figures.ts';
import type { BenchClub } from './seedBenchClub.ts';
import { startServer } from './startServer.ts';

const CONNECTIONS = 500;

const refused = (answers: readonly Sent[]): Sent[] => answers.filter(({ status }) => status !== 200);
const p99 = (answers: readonly Sent[]): number =>
  percentile(
    answers.map(({ tookMs }) => tookMs),
    0.99,
  );

/** POST /launch and /land by 500 devices at once, against a bare Koa that inserts what it echoes. */
export async function measureWrites(apiBase: string, mongodbUri: string, club: BenchClub): Promise<Figure[]> {
  const memberOf = (index: number) => {
    const member = club.members[index % club.members.length];
    if (!member) throw new Error('The club has no members.');
    return member;
  };
  const launches = club.boats.map((bus, index) => {
    const { id, token } = memberOf(index);
    const body = { bus, user: id, borrowed: null, crew: null, description: 'steady state', group: null };
    return { path: '/launch', token, body };
  });
  const bare = await startServer('infra/ci/bench/bareServer.ts', { BARE: 'koa', MONGODB_URI: mongodbUri });
  const [own, other] = [new Crowd(apiBase, CONNECTIONS), new Crowd(bare.base, CONNECTIONS)];
  try {
    const echoes = launches.map((ask) => ({ ...ask, path: '/' }));
    // Neither is measured cold.
    await own.sendAll(launches.splice(0, CONNECTIONS));
    await other.sendAll(echoes.splice(0, CONNECTIONS));
    const before = await other.sendAll(echoes);
    const launched = await own.sendAll(launches);
    const between = await other.sendAll(echoes);
    const landings = launched.flatMap(({ status, body }, index) => {
      if (status !== 200) return [];
      const { id, token } = memberOf(CONNECTIONS + index);
      const sortie = (JSON.parse(body) as { _id: string })._id;
      return [{ path: '/land', token, body: { sortie, miles: 5.5, description: '', uid: id } }];
    });
    const landed = await own.sendAll(landings);
    const after = await other.sendAll(echoes);
    const bareP99 = median([p99(before), p99(between), p99(after)]);
    const line = (what: string, answers: Sent[]): Figure[] => {
      const failed = refused(answers);
      const ratio = p99(answers) / bareP99;
      const all = `${what}, ${answers.length} at ${CONNECTIONS} connections`;
      return [
        {
          what: all,
          measured: `${failed.length} refused or broken`,
          comparedWith: failed[0] ? `first: ${failed[0].status} ${failed[0].body.slice(0, 60)}` : '',
          result: `${failed.length} errors`,
          goal: '0 errors',
          isReached: failed.length === 0,
        },
        {
          what: all,
          measured: `p50 ${ms(median(answers.map(({ tookMs }) => tookMs)))}, p99 ${ms(p99(answers))}`,
          comparedWith: `bare Koa with one insert: p99 ${ms(bareP99)}`,
          result: times(ratio),
          goal: '≤ 2 ×',
          isReached: ratio <= 2,
        },
      ];
    };
    return [...line('POST /launch', launched), ...line('POST /land', landed)];
  } finally {
    own.leave();
    other.leave();
    await bare.stop();
  }
}
