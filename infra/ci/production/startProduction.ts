import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { S3_ACCESS_KEY, S3_SECRET, type S3Double, startS3Double } from '@fleetwatch/api/testing/s3Double';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { freePort } from '@fleetwatch/local/freePort';
import { BENCH_SECRET, type BenchClub, type BenchSize, seedBenchClub } from '../bench/seedBenchClub.ts';
import { type Images, startImages } from './startImages.ts';
import { type Nginx, startNginx } from './startNginx.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 30_000;
/** As in infra/images/nginx/media.conf. */
const BUCKET = 'fleetwatch-media';

/** One process of the API, on a fixed port. */
export interface ApiProcess {
  origin: string;
  start(): Promise<void>;
  /** Stops it; resolves with the milliseconds that took. */
  end(signal: NodeJS.Signals): Promise<number>;
}

/**
 * A club's complete server on this machine: nginx, pages, two API processes, one database, a bucket; our code runs from the
 * images.
 */
export interface Production {
  origin: string;
  httpOrigin: string;
  /** The folder of the site. */
  pagesOrigin: string;
  site: string;
  /** Output of the images of shell and remotes when they published. */
  published: string[];
  bucket: S3Double;
  nginx: Nginx;
  api: [ApiProcess, ApiProcess];
  club: BenchClub;
  mongodbUri: string;
  stop(): Promise<void>;
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

async function createApiProcess(images: Images, env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    origin,
    async start() {
      child = images.start('api', 'api/src/main.ts', { ...env, PORT: String(port) });
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

/** Starts everything with a new club of this size. When a part fails to start, the others are stopped. */
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
  const images = startImages(ROOT, folder);
  const site = images.writable('site');
  const published = images.publishAll(site);
  const database = await startEmbedded({ dir: path.join(folder, 'database'), sync: 'NORMAL', port: 0 });
  ends.push(() => database.stop());
  const mongodbUri = database.uri;
  const club = await seedBenchClub(mongodbUri, size);
  const bucket = await startS3Double(BUCKET);
  ends.push(() => bucket.close());
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const origin = `https://127.0.0.1:${httpsPort}`;
  const media = { FLEETWATCH_S3_BUCKET: BUCKET, FLEETWATCH_S3_PUBLIC_ENDPOINT: origin };
  const env = {
    ...writeSecrets(folder, mongodbUri),
    ...media,
    FLEETWATCH_S3_ENDPOINT: bucket.endpoint,
    FLEETWATCH_ORIGIN: origin,
    FLEETWATCH_BASE_PATH: '/api',
    FLEETWATCH_DATA: images.writable('data'),
    FLEETWATCH_TRUSTED_PROXIES: '1',
    FLEETWATCH_LOG_LEVEL: 'warn',
  };
  const api: [ApiProcess, ApiProcess] = [
    await createApiProcess(images, env),
    await createApiProcess(images, env),
  ];
  for (const one of api) {
    ends.push(() => one.end('SIGTERM'));
    await one.start();
  }
  const pagesPort = await freePort();
  const pages = images.start('pages', 'infra/local/src/pages.ts', {
    ...media,
    PORT: String(pagesPort),
    FLEETWATCH_SITE: site,
  });
  ends.push(() => {
    pages.kill('SIGTERM');
    return exitOf(pages);
  });
  await untilAnswers(`http://127.0.0.1:${pagesPort}/`);
  const nginx = await startNginx({
    folder: path.join(folder, 'nginx'),
    site,
    httpsPort,
    httpPort,
    api: api.map((one) => one.origin.replace('http://', '')),
    pages: `127.0.0.1:${pagesPort}`,
    media: bucket.endpoint.replace('http://', ''),
  });
  ends.push(() => nginx.stop());
  const httpOrigin = `http://127.0.0.1:${httpPort}`;
  const pagesOrigin = `http://127.0.0.1:${pagesPort}`;
  return { origin, httpOrigin, pagesOrigin, site, published, bucket, nginx, api, club, mongodbUri };
}

/** Secrets as files named by variables, as with compose. */
function writeSecrets(folder: string, mongodbUri: string): Record<string, string> {
  const write = (name: string, content: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${content}\n`);
    return file;
  };
  const key = `[default]\naws_access_key_id = ${S3_ACCESS_KEY}\naws_secret_access_key = ${S3_SECRET}`;
  return {
    MONGODB_URI_FILE: write('mongodb_uri', mongodbUri),
    FLEETWATCH_SECRET_FILE: write('fleetwatch_secret', BENCH_SECRET),
    AWS_SHARED_CREDENTIALS_FILE: write('s3_credentials', key),
  };
}
