import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import type { Metric } from './metrics.ts';
import { measureBigScreens } from '../browser/measureBigScreens.mjs';
import { writeMetrics } from '../browser/writeMetrics.mjs';
import { measureBigClub } from './measureBigClub.ts';
import { measureDamages } from './measureDamages.ts';
import { measureEvents } from './measureEvents.ts';
import { measureGrowth } from './measureGrowth.ts';
import { measureKioskLaunch } from './measureKioskLaunch.ts';
import { measurePolled } from './measurePolled.ts';
import { measureLaunchCheck } from './measureLaunchCheck.ts';
import { measureSeasonCsv } from './measureSeasonCsv.ts';
import { measureSignIns } from './measureSignIns.ts';
import { measureWrites } from './measureWrites.ts';
import { printMetrics, reportOf } from './report.ts';
import { BENCH_SECRET, seedBenchClub, type BenchClub, type BenchSize } from './seedBenchClub.ts';
import { startServer, type BenchServer } from './startServer.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    large: { type: 'boolean', default: false },
    club: { type: 'string' },
  },
});

const SMALL = 10_000;
const LARGE = values.large ? 1_000_000 : 100_000;
const SEASON_DAYS = 300;

interface Stage {
  mongodbUri: string;
  databasePid: number;
  club: BenchClub;
  api: BenchServer;
}

/** Runs work with a club of this size, on its own API and embedded database. */
async function withClub<Result>(
  size: BenchSize,
  work: (stage: Stage) => Promise<Result>,
  sync: 'FULL' | 'NORMAL' = 'NORMAL',
): Promise<Result> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fleetwatch-bench-'));
  const database = await startEmbedded({ dir, sync });
  try {
    const mongodbUri = database.uri;
    const club = await seedBenchClub(mongodbUri, size);
    const api = await startServer('api/src/main.ts', {
      MONGODB_URI: mongodbUri,
      FLEETWATCH_SECRET: BENCH_SECRET,
    });
    try {
      return await work({ mongodbUri, databasePid: database.pid, club, api });
    } finally {
      await api.stop();
    }
  } finally {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const oneClub: Record<string, () => Promise<Metric[]>> = {
  polled: () =>
    withClub({ members: 120, boats: 60, out: 12, landed: 0 }, ({ api, club }) => measurePolled(api, club)),
  writes: () =>
    withClub({ members: 500, boats: 2_500, out: 0, landed: 0 }, ({ api, club, mongodbUri }) =>
      measureWrites(api.base, mongodbUri, club),
    ),
  kiosk: () =>
    withClub({ members: 120, boats: 160, out: 12, landed: SMALL }, ({ api, club }) =>
      measureKioskLaunch(api.base, club),
    ),
  damages: () =>
    withClub({ members: 120, boats: 200, out: 12, landed: SMALL, damages: 5_000 }, ({ api, club }) =>
      measureDamages(api.base, club),
    ),
  clearances: () =>
    withClub({ members: 2_000, boats: 200, out: 12, landed: 0, clearances: 20 }, ({ api, club }) =>
      measureLaunchCheck(api.base, club),
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

/** A big club, with the durability of `npm start`. */
const BIG: BenchSize = { members: 2_000, boats: 460, out: 60, landed: 650 * 40, perDay: 650 };

const bigClub: Record<string, () => Promise<Metric[]>> = {
  big: () =>
    withClub(
      BIG,
      ({ api, club, mongodbUri: uri, databasePid: pid }) => measureBigClub(api, { uri, pid }, club),
      'FULL',
    ),
  screens: () =>
    withClub(
      { ...BIG, clearances: 20 },
      ({ club, mongodbUri }) => measureBigScreens(mongodbUri, club),
      'FULL',
    ),
};

if (values.club !== undefined && values.club !== 'big') throw new Error('The only club is --club=big.');
const measurements = values.club === 'big' ? bigClub : oneClub;
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
if (!values.only) {
  const report = reportOf(metrics);
  if (values.club === 'big') writeMetrics('big-club', 'A big club', report);
  else writeMetrics('api', 'The API', report);
}
