import { Crowd, type Sent } from './crowd.ts';
import { Asker } from './measureGrowth.ts';
import { launchesOf, sendOutAndLand, type Round } from './measureWrites.ts';
import { median, ms, percentile, times, type Metric } from './metrics.ts';
import { dayBefore as day, type BenchClub } from './seedBenchClub.ts';
import { residentMiB, startServer, type BenchServer } from './startServer.ts';

const ROUNDS = 20;
const WARM_ROUNDS = 3;

interface BigRead {
  what: string;
  path: string;
  /** At the median, ms. */
  goalMs?: number;
}

/** Requests of a phone on the screens that are long in a big club. */
function readsOf({ userGroup, fleetGroup, members, fleet }: BenchClub): BigRead[] {
  const days = `${day(8)}/${day(2)}/deref`;
  const page = 'limit=50&order=latest';
  const month = `${day(20).slice(5, 7)}?year=${day(20).slice(0, 4)}`;
  return [
    { what: 'the club’s month by day', path: '/activity-results', goalMs: 10 },
    { what: 'boats out', path: '/sorties-stillout-results' },
    { what: 'today', path: '/sorties-results' },
    { what: 'fleet', path: '/fleet-all-results' },
    { what: 'members', path: '/users-results' },
    { what: 'a past day', path: `/sortiesbydate-results/${day(3)}` },
    { what: 'a user group’s week, whole', path: `/usergroup-sorties-weekly/${userGroup}/${days}` },
    {
      what: 'a user group’s week, first page',
      path: `/usergroup-sorties-weekly/${userGroup}/${days}?${page}`,
    },
    { what: 'a class’s week, first page', path: `/fleetgroup-sorties-weekly/${fleetGroup}/${days}?${page}` },
    { what: 'a member’s month', path: `/usermonthly-results/${members[3]?.id}/${month}` },
    { what: 'a boat’s month', path: `/busmonthly-results/${fleet[3]}/${month}` },
    { what: 'a member’s season', path: `/userseason-results/${members[3]?.id}` },
  ];
}

async function measureReads(api: BenchServer, club: BenchClub): Promise<Metric[]> {
  const asker = new Asker(api.base, club);
  const metrics: Metric[] = [];
  try {
    for (const { what, path, goalMs } of readsOf(club)) {
      const took: number[] = [];
      let bytes = 0;
      for (let round = 0; round < ROUNDS + WARM_ROUNDS; round += 1) {
        await asker.change();
        const answer = await asker.ask(path);
        bytes = Buffer.byteLength(answer.body);
        if (round >= WARM_ROUNDS) took.push(answer.tookMs);
      }
      const middle = median(took);
      metrics.push({
        what: `GET ${what}, after a change`,
        measured: `p50 ${ms(middle)}, p99 ${ms(percentile(took, 0.99))}`,
        comparedWith: `${Math.ceil(bytes / 1024).toLocaleString('en')} KiB`,
        result: ms(middle),
        goal: goalMs === undefined ? '' : `≤ ${goalMs} ms`,
        isReached: goalMs === undefined || middle <= goalMs,
      });
    }
  } finally {
    asker.leave();
  }
  return metrics;
}

interface WriteGoal {
  connections: number;
  /** Rate of the API to that of the bare server, at least. */
  least?: number;
  /** Median, at most, ms. */
  mostMs?: number;
}

const took = (answers: readonly Sent[]): number[] => answers.map(({ tookMs }) => tookMs);
const spread = (answers: readonly Sent[]): string =>
  `p50 ${ms(median(took(answers)))}, p99 ${ms(percentile(took(answers), 0.99))}`;
/** With every connection busy, the rate is the number of connections by the mean. */
const mean = (answers: readonly Sent[]): number =>
  took(answers).reduce((sum, each) => sum + each, 0) / answers.length;

function writeMetrics(
  name: string,
  rounds: readonly Round[],
  of: 'launched' | 'landed',
  { connections, least, mostMs }: WriteGoal,
): Metric {
  const own = rounds.flatMap((round) => round[of]);
  const bare = rounds.flatMap(({ echoed }) => echoed);
  const share = mean(bare) / mean(own);
  const middle = median(took(own));
  const refused = own.filter(({ status }) => status !== 200).length;
  return {
    what: `${name}, ${own.length} at ${connections} connection${connections === 1 ? '' : 's'}`,
    measured: `${spread(own)}, ${refused} refused`,
    comparedWith: `bare Koa with one insert: ${spread(bare)}`,
    result: mostMs === undefined ? times(share) : ms(middle),
    goal: mostMs === undefined ? `≥ ${least} ×` : `≤ ${mostMs} ms`,
    isReached: refused === 0 && (mostMs === undefined ? share >= (least ?? 0) : middle <= mostMs),
  };
}

const WRITES: readonly WriteGoal[] = [
  { connections: 1, mostMs: 2.5 },
  { connections: 20, least: 0.5 },
];

async function measureBigWrites(api: BenchServer, mongodbUri: string, club: BenchClub): Promise<Metric[]> {
  const bare = await startServer('infra/ci/bench/bareServer.ts', { BARE: 'koa', MONGODB_URI: mongodbUri });
  const launches = launchesOf(club);
  const metrics: Metric[] = [];
  try {
    for (const goal of WRITES) {
      const [own, other] = [new Crowd(api.base, goal.connections), new Crowd(bare.base, goal.connections)];
      await sendOutAndLand(own, other, launches);
      const rounds: Round[] = [];
      for (let round = 0; round < 5; round += 1) rounds.push(await sendOutAndLand(own, other, launches));
      own.leave();
      other.leave();
      metrics.push(
        writeMetrics('POST /launch', rounds, 'launched', goal),
        writeMetrics('POST /land', rounds, 'landed', goal),
      );
    }
  } finally {
    await bare.stop();
  }
  return metrics;
}

const LOADED_MOST_MIB = 600;

function memoryMetric(api: BenchServer, databasePid: number): Metric[] {
  const [own, database] = [api.memoryMiB(), residentMiB(databasePid)];
  if (own === null || database === null) return [];
  const sum = own + database;
  return [
    {
      what: 'Memory after all this',
      measured: `${own.toFixed(0)} MiB of the API, ${database.toFixed(0)} MiB of the database`,
      comparedWith: '',
      result: `${sum.toFixed(0)} MiB`,
      goal: `≤ ${LOADED_MOST_MIB} MiB`,
      isReached: sum <= LOADED_MOST_MIB,
    },
  ];
}

/** A club of 2,000 members with 650 outings a day: its long reads, its launches and landings, its memory. */
export async function measureBigClub(
  api: BenchServer,
  database: { uri: string; pid: number },
  club: BenchClub,
): Promise<Metric[]> {
  const reads = await measureReads(api, club);
  const writes = await measureBigWrites(api, database.uri, club);
  return [...reads, ...writes, ...memoryMetric(api, database.pid)];
}
