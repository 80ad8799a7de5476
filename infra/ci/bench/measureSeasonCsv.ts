import type { Metric } from './metrics.ts';
import { dayBefore as day, type BenchClub } from './seedBenchClub.ts';
import type { BenchServer } from './startServer.ts';

const SAMPLE_MS = 20;
const WARM_ROUNDS = 10;
const WARM_DAYS = 30;

/** The CSV file of a user group's sorties over a whole season: streamed, so memory does not grow with it. */
export async function measureSeasonCsv(api: BenchServer, club: BenchClub, days: number): Promise<Metric[]> {
  const headers = { Authorization: `Bearer ${club.members[0]?.token}` };
  const url = (start: number): string =>
    `${api.base}/usergroup-sorties-weekly/${club.userGroup}/${day(start)}/${day(0)}/csv`;
  // Warms up, because a new process has not reserved V8's young generation yet.
  for (let round = 0; round < WARM_ROUNDS; round += 1)
    await (await fetch(url(WARM_DAYS), { headers })).text();
  const idle = api.memoryMiB();
  if (idle === null) return [];
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, api.memoryMiB() ?? 0);
  }, SAMPLE_MS);
  const answer = await fetch(url(days), { headers });
  if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  let [bytes, lines] = [0, 0];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(timer);
  const grown = peak - idle;
  return [
    {
      what: `The CSV of a season, ${lines.toLocaleString('en')} lines, ${(bytes / 2 ** 20).toFixed(1)} MiB`,
      measured: `peak ${peak.toFixed(0)} MiB`,
      comparedWith: `idle, after ten files of a month: ${idle.toFixed(0)} MiB`,
      result: `+ ${grown.toFixed(0)} MiB`,
      goal: '≤ + 64 MiB',
      isReached: grown <= 64,
    },
  ];
}
