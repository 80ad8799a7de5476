import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { freePort } from '@fleetwatch/local/freePort';
import { publishBuilds } from '@fleetwatch/site/publishBuilds';
import { BENCH_SECRET, type BenchClub, type BenchSize, seedBenchClub } from '../bench/seedBenchClub.ts';
import { type Nginx, startNginx } from './startNginx.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 30_000;

/** One process of the API, on a port that is its own for good. */
export interface ApiProcess {
  origin: string;
  start(): Promise<void>;
  /** Ends it; resolves with the milliseconds that took. */
  end(signal: NodeJS.Signals): Promise<number>;
}

/** Everything a club's server runs, on this machine: nginx, pages, two API processes, one database. */
export interface Production {
  origin: string;
  httpOrigin: string;
  site: string;
  nginx: Nginx;
  api: [ApiProcess, ApiProcess];
  club: BenchClub;
  mongodbUri: string;
  stop(): Promise<void>;
}

function startNode(script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(ROOT, script)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await pause(50);
  }
}

const exitOf = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

async function createApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    origin,
    async start() {
      child = startNode('api/src/main.ts', { ...env, PORT: String(port) });
      await untilAnswers(`${origin}/readyz`);
    },
    async end(signal) {
      if (!child) return 0;
      const since = performance.now();
      const gone = exitOf(child);
      child.kill(signal);
      await gone;
      return performance.now() - since;
    },
  };
}

/** Starts all of it over a new club of the given size. What was begun is ended again when a part does not start. */
export async function startProduction(size: BenchSize): Promise<Production> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fw-production-'));
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    return { ...(await startParts(folder, size, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  folder: string,
  size: BenchSize,
  ends: (() => Promise<unknown>)[],
): Promise<Omit<Production, 'stop'>> {
  const site = path.join(folder, 'site');
  await publishBuilds(site, ROOT);
  const database = await startEmbedded({ dir: path.join(folder, 'database'), sync: 'NORMAL' });
  ends.push(() => database.stop());
  const mongodbUri = database.uri;
  const club = await seedBenchClub(mongodbUri, size);
  const env = {
    MONGODB_URI: mongodbUri,
    FLEETWATCH_SECRET: BENCH_SECRET,
    FLEETWATCH_BASE_PATH: '/api',
    FLEETWATCH_DATA: path.join(folder, 'data'),
    FLEETWATCH_TRUSTED_PROXIES: '1',
    FLEETWATCH_LOG_LEVEL: 'warn',
  };
  const api: [ApiProcess, ApiProcess] = [await createApiProcess(env), await createApiProcess(env)];
  for (const one of api) {
    ends.push(() => one.end('SIGTERM'));
    await one.start();
  }
  const pagesPort = await freePort();
  const pages = startNode('infra/local/src/pages.ts', { PORT: String(pagesPort), FLEETWATCH_SITE: site });
  ends.push(() => {
    pages.kill('SIGTERM');
    return exitOf(pages);
  });
  await untilAnswers(`http://127.0.0.1:${pagesPort}/remotes.json`);
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const nginx = await startNginx({
    folder: path.join(folder, 'nginx'),
    site,
    httpsPort,
    httpPort,
    api: api.map(({ origin }) => origin.replace('http://', '')),
    pages: `127.0.0.1:${pagesPort}`,
  });
  ends.push(() => nginx.stop());
  return {
    origin: `https://127.0.0.1:${httpsPort}`,
    httpOrigin: `http://127.0.0.1:${httpPort}`,
    ...{ site, nginx, api, club, mongodbUri },
  };
}
