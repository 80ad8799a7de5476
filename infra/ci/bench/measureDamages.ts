import { Crowd, type Ask, type Sent } from './crowd.ts';
import { median, ms, percentile, type Metric } from './metrics.ts';
import type { BenchClub } from './seedBenchClub.ts';

const ROUNDS = 30;
const WARM_ROUNDS = 3;
const MOST_MS = 100;

const READS = {
  'the board': '/damages-results',
  'closed reports, first page': '/damages-closed-results',
  'the numbers of a season': '/damages-numbers',
  'the fleet': '/fleet-all-results',
};

/** Members' requests with 5,000 damage reports, each after another report. */
export async function measureDamages(apiBase: string, club: BenchClub): Promise<Metric[]> {
  const crowd = new Crowd(apiBase, 1);
  const send = async (ask: Ask): Promise<Sent> => {
    const answer = await crowd.send(ask);
    if (answer.status !== 200) throw new Error(`${ask.path}: ${answer.status} ${answer.body}`);
    return answer;
  };
  const metrics: Metric[] = [];
  let reports = 0;
  try {
    for (const [what, path] of Object.entries(READS)) {
      const took: number[] = [];
      let bytes = 0;
      for (let round = 0; round < ROUNDS + WARM_ROUNDS; round += 1) {
        const token = club.members[reports % club.members.length]?.token ?? '';
        const boat = club.fleet[reports % club.fleet.length];
        const report = { kind: 'wear', parts: [], seat: null, severity: 'minor', text: 'Wheels squeak' };
        await send({ path: '/damage', token, body: { ...report, boat, sortie: null } });
        reports += 1;
        const answer = await send({ path, token });
        bytes = Buffer.byteLength(answer.body);
        if (round >= WARM_ROUNDS) took.push(answer.tookMs);
      }
      const slow = percentile(took, 0.99);
      metrics.push({
        what: `GET ${what} of 5,000 damage reports, after another`,
        measured: `p50 ${ms(median(took))}, p99 ${ms(slow)}`,
        comparedWith: `${Math.ceil(bytes / 1024)} KiB`,
        result: ms(slow),
        goal: `≤ ${MOST_MS} ms`,
        isReached: slow <= MOST_MS,
      });
    }
  } finally {
    crowd.leave();
  }
  return metrics;
}
