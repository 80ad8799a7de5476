import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import type { Metric } from './metrics.ts';
import { measureEvents } from './measureEvents.ts';
import { measureGrowth } from './measureGrowth.ts';
import { measurePolled } from './measurePolled.ts';
import { measureSeasonCsv } from './measureSeasonCsv.ts';
import { measureSignIns } from './measureSignIns.ts';
import { measureWrites } from './measureWrites.ts';
import { markdownOf, printMetrics } from './report.ts';
import { BENCH_SECRET, seedBenchClub, type BenchClub, type BenchSize } from './seedBenchClub.ts';
import { startServer, type BenchServer } from './startServer.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, large: { type: 'boolean', default: false } },
});

const SMALL = 10_000;
const LARGE = values.large ? 1_000_000 : 100_000;
const SEASON_DAYS = 300;
const REPORT = path.resolve(import.meta.dirname, '../../../docs/benchmarks.md');

interface Stage {
  mongodbUri: string;
  club: BenchClub;
  api: BenchServer;
}

/** Runs work with a club of this size, on its own API and embedded database. */
async function withClub<Result>(size: BenchSize, work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fleetwatch-bench-'));
  const database = await startEmbedded({ dir, sync: 'NORMAL' });
  try {
    const mongodbUri = database.uri;
    const club = await seedBenchClub(mongodbUri, size);
    const api = await startServer('api/src/main.ts', {
      MONGODB_URI: mongodbUri,
      FLEETWATCH_SECRET: BENCH_SECRET,
    });
    try {
      return await work({ mongodbUri, club, api });
    } finally {
      await api.stop();
    }
  } finally {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const measurements: Record<string, () => Promise<Metric[]>> = {
  polled: () =>
    withClub({ members: 120, boats: 60, out: 12, landed: 0 }, ({ api, club }) => measurePolled(api, club)),
  writes: () =>
    withClub({ members: 500, boats: 2_500, out: 0, landed: 0 }, ({ api, club, mongodbUri }) =>
      measureWrites(api.base, mongodbUri, club),
    ),
  signins: () =>
    withClub({ members: 250, boats: 2_000, out: 12, landed: 0 }, ({ api, club }) =>
      measureSignIns(api.base, club),
    ),
  events: () =>
    withClub({ members: 120, boats: 60, out: 12, landed: 0 }, ({ api, club, mongodbUri }) =>
      measureEvents(api.base, mongodbUri, club),
    ),
  growth() {
    const size = { members: 120, boats: 60, out: 12 };
    return withClub({ ...size, landed: SMALL }, (small) =>
      withClub({ ...size, landed: LARGE }, (large) =>
        measureGrowth(
          { base: small.api.base, club: small.club, sorties: SMALL },
          { base: large.api.base, club: large.club, sorties: LARGE },
        ),
      ),
    );
  },
  csv: () =>
    withClub(
      { members: 120, boats: 60, out: 0, landed: LARGE, perDay: Math.ceil(LARGE / SEASON_DAYS) },
      ({ api, club }) => measureSeasonCsv(api, club, SEASON_DAYS),
    ),
};

const names = values.only?.split(',') ?? Object.keys(measurements);
const metrics: Metric[] = [];
for (const name of names) {
  const measure = measurements[name];
  if (!measure) throw new Error(`There is ${Object.keys(measurements).join(', ')}, but no ${name}.`);
  console.log(`\n── ${name}`);
  const found = await measure();
  printMetrics(found);
  metrics.push(...found);
}
// A partial report would look like a complete one.
if (!values.only) writeFileSync(REPORT, markdownOf(metrics));
