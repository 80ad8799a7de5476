import { Crowd, type Sent } from './crowd.ts';
import { median, ms, percentile, type Metric } from './metrics.ts';
import { BENCH_PASSWORD, type BenchClub } from './seedBenchClub.ts';

const LAUNCHES = 120;
const SLOWER_MAX_MS = 150;

/**
 * Launches at the boathouse, one after the other: GET /launch-check, then POST /auth-launch with its replies. The kiosk does
 * not wait for the check, so what the check takes is the most by which the rules can delay a launch (rule launch.rules).
 */
export async function measureKioskLaunch(apiBase: string, club: BenchClub): Promise<Metric[]> {
  const kiosk = new Crowd(apiBase, 1);
  const send = async (ask: Parameters<Crowd['send']>[0]): Promise<Sent> => {
    const answer = await kiosk.send(ask);
    if (answer.status !== 200 || answer.body.startsWith('["'))
      throw new Error(`${ask.path}: ${answer.status} ${answer.body}`);
    return answer;
  };
  try {
    const [checked, launched]: number[][] = [[], []];
    for (const [index, bus] of club.boats.slice(0, LAUNCHES).entries()) {
      const member = club.members[index % club.members.length];
      const check = await send({ path: `/launch-check?bus=${bus}` });
      const body = { bus, name: member?.name, password: BENCH_PASSWORD, replies: [] };
      const launch = await send({ path: '/auth-launch', body });
      checked?.push(check.tookMs);
      launched?.push(launch.tookMs);
    }
    const slower = percentile(checked ?? [], 0.99);
    return [
      {
        what: `${LAUNCHES} launches at the kiosk, rules asked before each`,
        measured: `the rules: p50 ${ms(median(checked ?? []))}, p99 ${ms(slower)}`,
        comparedWith: `the launch itself: p50 ${ms(median(launched ?? []))}`,
        result: `${ms(slower)} slower at most`,
        goal: `≤ ${SLOWER_MAX_MS} ms`,
        isReached: slower <= SLOWER_MAX_MS,
      },
    ];
  } finally {
    kiosk.leave();
  }
}
