import { Crowd, type Ask, type Sent } from './crowd.ts';
import { median, ms, percentile, times, type Metric } from './metrics.ts';
import type { BenchClub, BenchMember } from './seedBenchClub.ts';
import { startServer } from './startServer.ts';

const CONNECTIONS = 500;
const ROUNDS = 5;

const refused = (answers: readonly Sent[]): Sent[] => answers.filter(({ status }) => status !== 200);
const p99 = (answers: readonly Sent[]): number =>
  percentile(
    answers.map(({ tookMs }) => tookMs),
    0.99,
  );

export interface Round {
  launched: Sent[];
  landed: Sent[];
  echoed: Sent[];
}

type Launch = Ask & { member: BenchMember };

export function launchesOf({ boats, members }: BenchClub): Launch[] {
  return boats.map((bus, index) => {
    const member = members[index % members.length];
    if (!member) throw new Error('The club has no members.');
    const body = {
      bus,
      user: member.id,
      borrowed: null,
      crew: null,
      description: 'steady state',
      group: null,
    };
    return { path: '/launch', token: member.token, body, member };
  });
}

/** Launches all boats, then lands them. */
export async function sendOutAndLand(own: Crowd, other: Crowd, launches: readonly Launch[]): Promise<Round> {
  const echoed = await other.sendAll(launches.map((ask) => ({ ...ask, path: '/' })));
  const launched = await own.sendAll(launches);
  const landings = launched.flatMap(({ status, body }, index) => {
    const member = launches[index]?.member;
    if (status !== 200 || !member) return [];
    const sortie = (JSON.parse(body) as { _id: string })._id;
    return [
      { path: '/land', token: member.token, body: { sortie, miles: 5.5, description: '', uid: member.id } },
    ];
  });
  return { echoed, launched, landed: await own.sendAll(landings) };
}

function metricsOf(name: string, rounds: readonly Round[], of: 'launched' | 'landed'): Metric[] {
  const answers = rounds.flatMap((round) => round[of]);
  const failed = refused(answers);
  const [own, bare] = [
    median(rounds.map((round) => p99(round[of]))),
    median(rounds.map(({ echoed }) => p99(echoed))),
  ];
  const what = `${name}, ${answers.length} at ${CONNECTIONS} connections`;
  return [
    {
      what,
      measured: `${failed.length} refused or broken`,
      comparedWith: failed[0] ? `first: ${failed[0].status} ${failed[0].body.slice(0, 60)}` : '',
      result: `${failed.length} errors`,
      goal: '0 errors',
      isReached: failed.length === 0,
    },
    {
      what,
      measured: `p50 ${ms(median(answers.map(({ tookMs }) => tookMs)))}, p99 ${ms(own)}`,
      comparedWith: `bare Koa with one insert: p99 ${ms(bare)}`,
      result: times(own / bare),
      goal: '≤ 2 ×',
      isReached: own / bare <= 2,
    },
  ];
}

/**
 * POST /launch and /land from 500 devices at once, compared with a bare Koa that inserts what it echoes, in alternating
 * rounds.
 */
export async function measureWrites(apiBase: string, mongodbUri: string, club: BenchClub): Promise<Metric[]> {
  const bare = await startServer('infra/ci/bench/bareServer.ts', { BARE: 'koa', MONGODB_URI: mongodbUri });
  const [own, other] = [new Crowd(apiBase, CONNECTIONS), new Crowd(bare.base, CONNECTIONS)];
  const launches = launchesOf(club);
  const rounds: Round[] = [];
  try {
    // Warms up both.
    await sendOutAndLand(own, other, launches);
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await sendOutAndLand(own, other, launches));
  } finally {
    own.leave();
    other.leave();
    await bare.stop();
  }
  return [...metricsOf('POST /launch', rounds, 'launched'), ...metricsOf('POST /land', rounds, 'landed')];
}
