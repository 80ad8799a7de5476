import { Crowd, type Ask } from './crowd.ts';
import { median, ms, percentile, type Metric } from './metrics.ts';
import { BENCH_COACHES, type BenchClub } from './seedBenchClub.ts';

const ROUNDS = 200;
const WARM_ROUNDS = 20;
const MOST_MS = 20;

/** Checks of a launch where every boat requires all clearances, each after a change of the member's grants. */
export async function measureLaunchCheck(apiBase: string, club: BenchClub): Promise<Metric[]> {
  const device = new Crowd(apiBase, 1);
  const send = async (ask: Ask) => {
    const answer = await device.send(ask);
    if (answer.status !== 200) throw new Error(`${ask.path}: ${answer.status} ${answer.body}`);
    return answer;
  };
  const [coaches, others] = [club.members.slice(0, BENCH_COACHES), club.members.slice(BENCH_COACHES)];
  const [clearance] = club.clearances;
  const took: number[] = [];
  const acquired = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  try {
    for (let round = 0; round < ROUNDS + WARM_ROUNDS; round += 1) {
      const member = others[round % others.length];
      const body = { members: [member?.id], clearance, fleetGroup: null, acquired, evidence: '' };
      await send({ path: '/grants', token: coaches[round % coaches.length]?.token ?? '', body });
      const bus = club.boats[round % club.boats.length];
      const check = await send({ path: `/launch-check?bus=${bus}`, token: member?.token ?? '' });
      if (!check.body.startsWith('{"results":[],"canOverride":[]')) throw new Error(check.body);
      if (round >= WARM_ROUNDS) took.push(check.tookMs);
    }
  } finally {
    device.leave();
  }
  const slow = percentile(took, 0.99);
  return [
    {
      what: 'Launch check, 2,000 members × 20 clearances, after a change of a grant',
      measured: `p50 ${ms(median(took))}, p99 ${ms(slow)}`,
      comparedWith: `${ROUNDS} checks`,
      result: ms(slow),
      goal: `≤ ${MOST_MS} ms`,
      isReached: slow <= MOST_MS,
    },
  ];
}
