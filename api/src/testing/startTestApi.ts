import { randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import mongoose from 'mongoose';
import { startApi } from '../app.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import type { ApiSettings } from '../platform/config/config.ts';
import { mailSettled } from '../platform/mail/mail.ts';
import { unfollowModelVersions } from '../platform/cache/followModelVersions.ts';
import { listenHere } from './listenHere.ts';
import { createTestClock, type TestClock } from './testClock.ts';

export const CLUB_PASSWORD = 'OARS-demo-boathouse';
export const TEST_SECRET = 'a secret for tests that is long enough';

/** `withDatabase('mongodb://h/?x=1', 'club') === 'mongodb://h/club?x=1'` */
export function withDatabase(uri: string, name: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
}

export function freshDatabaseUri(): string {
  const server = process.env.FLEETWATCH_TEST_URI;
  if (!server) throw new Error('The tests have no database: run them through Jest, which starts one.');
  return withDatabase(server, `test_${randomBytes(6).toString('hex')}`);
}

export interface Call {
  token?: string | undefined;
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  raw?: string | Buffer;
  key?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** An answer. `body` is parsed if it is JSON, else it is text. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
  /** The refresh cookie it sets, as `name=value`, ready to send. */
  cookie: string | undefined;
}

export interface TestApi {
  /** 'http://127.0.0.1:port' */
  base: string;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  clock: TestClock;
  /** The default club's id. */
  clubId: string;
  /** Runs commands in the default club. */
  inClub<Result>(work: () => Promise<Result>): Promise<Result>;
  logged: Record<string, unknown>[];
  /** The text of all mails so far, in the order of sending. */
  outbox(): Promise<string[]>;
  dataDir: string;
  uri: string;
  /** Makes the API drain, as a stopping process does. */
  startDraining(): void;
  close(): Promise<void>;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Uses node:http, which lets a test set any Host header. */
function exchange(
  url: string,
  options: RequestOptions,
  content: string | Buffer | null,
): Promise<{ response: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        // A stream has no end, so its first data is the answer.
        response.once('data', (chunk: Buffer) => {
          resolve({ response, text: chunk.toString() });
          sent.destroy();
        });
      }
      response.once('end', () => {
        resolve({ response, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.once('error', reject);
    sent.end(content ?? undefined);
  });
}

/** Sends one call to an API at `base`, as a browser or a tablet does. */
export async function send(base: string, method: string, path: string, call: Call = {}): Promise<Answer> {
  const { token, body, raw, key, cookie, headers } = call;
  const content = raw ?? (body === undefined ? null : JSON.stringify(body));
  const { response, text } = await exchange(
    `${base}${path}`,
    {
      method,
      headers: {
        ...(content === null
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...headers,
      },
    },
    content,
  );
  const answered = new Headers(
    Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
  return {
    status: response.statusCode ?? 0,
    body: readBody(text),
    headers: answered,
    cookie: answered.getSetCookie()[0]?.split(';')[0],
  };
}

async function readOutbox(logged: Record<string, unknown>[]): Promise<string[]> {
  await mailSettled();
  const written = logged.filter((entry) => entry.event === 'mail_written');
  return written.map((entry) => readFileSync(String(entry.path), 'utf8'));
}

export interface TestApiOptions extends Partial<ApiSettings> {
  startsAt?: string;
  timezone?: string;
  /** What the default club has turned on; nothing when absent. */
  features?: Feature[];
}

/** The real API over HTTP with its own database and the default club `OARS-demo-boathouse`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const {
    startsAt = '2026-05-01T15:00:00Z',
    timezone = 'America/Chicago',
    features = [],
    ...settings
  } = options;
  const clock = createTestClock(startsAt);
  const logged: Record<string, unknown>[] = [];
  const uri = freshDatabaseUri();
  const dataDir = mkdtempSync(join(tmpdir(), 'fleetwatch-data-'));
  const api = await startApi({
    mongodbUri: uri,
    secret: TEST_SECRET,
    basePath: '/api',
    isProduction: false,
    dataDir,
    now: clock.now,
    // Tests move the clock, and run what is due themselves.
    isScheduling: false,
    log: (entry) => logged.push(entry),
    ...settings,
  });
  const club = await createClub({
    name: 'Otter Creek Boat Club',
    password: CLUB_PASSWORD,
    timezone,
    features,
    isDefault: true,
  });
  const server = createServer(api.handle);
  const base = await listenHere(server);
  return {
    base,
    call: (method, path, call) => send(base, method, path, call),
    clock,
    clubId: String(club._id),
    inClub: (work) => inClub(club._id, work),
    logged,
    dataDir,
    outbox: () => readOutbox(logged),
    uri,
    startDraining: api.startDraining,
    async close() {
      server.closeAllConnections();
      await new Promise<undefined>((resolve) => {
        server.close(() => {
          resolve(undefined);
        });
      });
      await unfollowModelVersions();
      await mongoose.connection.dropDatabase();
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
