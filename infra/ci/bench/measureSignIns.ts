import { Crowd, type Ask, type Sent } from './crowd.ts';
import { ms, percentile, times, type Metric } from './metrics.ts';
import { BENCH_PASSWORD, type BenchClub, type BenchMember } from './seedBenchClub.ts';

const PEOPLE = 200;
/** Number of crowds, one after the other: the 99th percentile of a single crowd would be a single response. */
const CROWDS = 3;
const IDLE_ROUNDS = 240;

/** Requests of a signed-in member during the sign-ins, by name. */
function probesOf(club: BenchClub): Record<string, (round: number) => Ask> {
  const token = club.members[0]?.token ?? '';
  // Alternates members, because one member's writes are throttled.
  const launcher = (round: number): BenchMember | undefined => club.members[round % club.members.length];
  return {
    'GET still-out': () => ({ path: '/sorties-stillout-results', token }),
    'GET CSV of the fleet': () => ({ path: '/fleet-csv/all/2', token }),
    'POST /launch': (round) => ({
      path: '/launch',
      token: launcher(round)?.token ?? '',
      body: {
        bus: club.boats[round],
        user: launcher(round)?.id,
        borrowed: null,
        crew: null,
        description: null,
        group: null,
      },
    }),
  };
}

/** 200 people sign in at the same moment: other requests must stay fast, and no sign-in may hang. */
export async function measureSignIns(apiBase: string, club: BenchClub): Promise<Metric[]> {
  const probes = probesOf(club);
  const crowd = new Crowd(apiBase, PEOPLE);
  const probe = new Crowd(apiBase, 1);
  let launches = 0;
  const askAll = async (took: Record<string, number[]>): Promise<void> => {
    for (const [name, ask] of Object.entries(probes)) {
      const answer = await probe.send(ask(launches));
      if (name === 'POST /launch') launches += 1;
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body}`);
      (took[name] ??= []).push(answer.tookMs);
    }
  };
  try {
    await askAll({});
    const idle: Record<string, number[]> = {};
    for (let round = 0; round < IDLE_ROUNDS; round += 1) await askAll(idle);
    const asks = club.members
      .slice(0, PEOPLE)
      .map(({ name }) => ({ path: '/login', body: { name, password: BENCH_PASSWORD } }));
    const busy: Record<string, number[]> = {};
    const answers: Sent[] = [];
    for (let time = 0; time < CROWDS; time += 1) {
      const state = { isOver: false };
      const signedIn = crowd.sendAll(asks).finally(() => {
        state.isOver = true;
      });
      while (!state.isOver && launches < club.boats.length) await askAll(busy);
      answers.push(...(await signedIn));
    }
    return [...outcome(answers), ...Object.keys(probes).map((name) => compare(name, idle, busy))];
  } finally {
    crowd.leave();
    probe.leave();
  }
}

function outcome(answers: readonly Sent[]): Metric[] {
  const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
  const others = answers.length - count(200) - count(429) - count(503);
  const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
  return [
    {
      what: `${PEOPLE} people sign in at once, ${answers.length / PEOPLE} times`,
      measured: `${count(200)} in, ${count(429)} × 429, ${count(503)} × 503; the last after ${ms(slowest)}`,
      comparedWith: '',
      result: `${others} left hanging or broken`,
      goal: '0',
      isReached: others === 0,
    },
  ];
}

function compare(name: string, idle: Record<string, number[]>, busy: Record<string, number[]>): Metric {
  const [before, loaded] = [percentile(idle[name] ?? [], 0.99), percentile(busy[name] ?? [], 0.99)];
  return {
    what: `${name} while they sign in`,
    measured: `p99 ${ms(loaded)} of ${busy[name]?.length ?? 0}`,
    comparedWith: `idle: p99 ${ms(before)} of ${idle[name]?.length ?? 0}`,
    result: times(loaded / before),
    goal: '≤ 4 ×',
    isReached: loaded / before <= 4,
  };
}
