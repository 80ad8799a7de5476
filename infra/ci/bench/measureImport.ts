// `node infra/ci/bench/measureImport.ts [OUTINGS]`: measures an import of 200 boats, 1,000 people and 50,000 outings, its undo, and
// launches at the same time, on an API and an embedded database of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootstrap, shutDown } from '@fleetwatch/api/bootstrap';
import { inClub } from '@fleetwatch/api/clubs/clubDirectory';
import { createClub } from '@fleetwatch/api/clubs/commands/createClub';
import { checkTotals } from '@fleetwatch/api/logbook/commands/checkTotals';
import { launchBody } from '@fleetwatch/api/testing/calls';
import { largeEfaBackup } from '@fleetwatch/api/testing/efaBackup';
import { fleetGroupId, makeBoat, makeMember, tokenFor, userGroupId } from '@fleetwatch/api/testing/factories';
import { previewFile, type Caller } from '@fleetwatch/api/testing/importing';
import { send } from '@fleetwatch/api/testing/startTestApi';
import type { ImportState } from '@fleetwatch/contract/import/kinds';
import type { ImportSummary } from '@fleetwatch/contract/import/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { median, ms, percentile } from './metrics.ts';
import { startServer } from './startServer.ts';

const OUTINGS = Number(process.argv[2] ?? 50_000);
const SECRET = 'a secret for an import that is measured';
const PASSWORD = 'OARS-bench-boathouse';
const QUIET_LAUNCHES = 40;
const PAUSE_MS = 100;
const WATCH_MS = 20;
/** One member may not launch so often. */
const ROWERS = 12;

const dir = mkdtempSync(path.join(tmpdir(), 'fleetwatch-import-'));
const database = await startEmbedded({ dir, sync: 'NORMAL' });
await bootstrap({ mongodbUri: database.uri, secret: SECRET, basePath: '', isProduction: false });
const { _id: club } = await createClub({
  name: 'Bench',
  password: PASSWORD,
  timezone: 'Europe/Zurich',
  features: ['moving'],
  isDefault: true,
});
const { officer, rowers, boat, groups } = await inClub(club, async () => ({
  officer: await makeMember({ offices: ['records'] }),
  rowers: await Promise.all(Array.from({ length: ROWERS }, () => makeMember())),
  boat: await makeBoat(),
  groups: { group: await userGroupId(), fleetGroup: await fleetGroupId('Eight') },
}));
const api = await startServer('api/src/main.ts', { MONGODB_URI: database.uri, FLEETWATCH_SECRET: SECRET });

let token = officer.token;
/** Tokens last a quarter of an hour. */
const renew = async (): Promise<void> => {
  token = await inClub(club, () => tokenFor(officer.record));
};
const call: Caller = async (method, address, body) => {
  const answer = await send(api.base, method, address, { token, ...(body && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

let launchCount = 0;

/** Launches and lands one boat. Returns how long the launch took, ms. */
async function launchOnce(): Promise<number> {
  launchCount += 1;
  const rower = rowers[launchCount % ROWERS];
  if (!rower) throw new Error('Nobody launches.');
  const own = { token: await inClub(club, () => tokenFor(rower.record)) };
  const startedAt = performance.now();
  const launched = await send(api.base, 'POST', '/launch', { ...own, body: launchBody(boat, rower) });
  const took = performance.now() - startedAt;
  if (launched.status !== 200) throw new Error(JSON.stringify(launched.body));
  const body = { sortie: (launched.body as Sortie)._id, miles: 1, description: '', uid: rower.id };
  await send(api.base, 'POST', '/land', { ...own, body });
  return took;
}

/** Launches until the import is in a state. Returns how long that took, s, and each launch, ms. */
async function launchUntil(state: ImportState): Promise<{ seconds: number; launches: number[] }> {
  const startedAt = performance.now();
  const launches: number[] = [];
  for (;;) {
    launches.push(await launchOnce());
    await renew();
    const { results } = (await call('GET', '/imports-results')) as { results: ImportSummary[] };
    if (results[0]?.state === state) break;
    if (results[0]?.state === 'failed') throw new Error('The import failed.');
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  return { seconds: (performance.now() - startedAt) / 1_000, launches };
}

const memoryMiB = (): number => Math.round(api.memoryMiB() ?? 0);
let peakMiB = 0;
const watch = setInterval(() => {
  peakMiB = Math.max(peakMiB, memoryMiB());
}, WATCH_MS);

const launchTimes = (launches: readonly number[]): string =>
  `${launches.length} launches p50 ${ms(median(launches))}, p95 ${ms(percentile(launches, 0.95))}, max ${ms(Math.max(...launches))}`;

try {
  const quiet: number[] = [];
  for (let at = 0; at < QUIET_LAUNCHES; at += 1) quiet.push(await launchOnce());
  console.log(`quiet: ${launchTimes(quiet)}`);
  const memoryBefore = memoryMiB();
  const file = largeEfaBackup({ boats: 200, people: 1_000, outings: OUTINGS });
  const startedAt = performance.now();
  const { _id, preview } = await previewFile(call, file, groups);
  console.log(
    `sent, read and previewed: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${file.length} bytes`,
  );
  await call('POST', '/import-apply', { id: _id });
  const applied = await launchUntil('done');
  console.log(
    `applied: ${applied.seconds.toFixed(1)} s; launches during it: ${launchTimes(applied.launches)}`,
  );
  console.log(`memory of the API: ${memoryBefore} MiB before, ${peakMiB} at most`);
  const wrong = await inClub(club, () => checkTotals());
  console.log(`sorties: ${preview?.outings.new ?? 0}; totals that differ: ${wrong.length}`);
  await renew();
  await call('POST', '/import-undo', { id: _id });
  const undone = await launchUntil('undone');
  console.log(`undone: ${undone.seconds.toFixed(1)} s; launches during it: ${launchTimes(undone.launches)}`);
} finally {
  clearInterval(watch);
  await api.stop();
  await shutDown();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}
