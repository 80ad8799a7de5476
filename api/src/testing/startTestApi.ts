import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLUB_PREFIX_LENGTH } from '@fleetwatch/contract/accounts/limits';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import mongoose from 'mongoose';
import { startApi } from '../app.ts';
import { ClubModel } from '../clubs/Club.ts';
import { addClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { endFetches } from '../conditions/commands/fetchConditions.ts';
import { endLive, openLive } from '../live/liveRegistry.ts';
import { startMetrics } from '../metrics/startMetrics.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { endImports } from '../import/commands/runImports.ts';
import { ThrottleModel } from '../platform/auth/Throttle.ts';
import type { ApiSettings } from '../platform/config/config.ts';
import { startRuntime } from '../platform/config/runtime.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { unfollowModelVersions } from '../platform/cache/followModelVersions.ts';
import { SchedulerLeaseModel } from '../scheduler/SchedulerLease.ts';
import { tokenFor, type TestMember } from './factories.ts';
import { listenHere } from './listenHere.ts';
import { createTestClock, type TestClock } from './testClock.ts';

export const CLUB_PASSWORD = 'OARS-demo-boathouse';
/** Hash with argon2id's lowest cost: tests gain nothing from slow sign-ins. */
const CLUB_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$md9jabf2pKNJBlXt5Sr2Bg$ZKSfWe3r9KppYAIxaLbqEEZN2cg/KCyLF8LVG/SSW9A';
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
  /** Body sent unchanged instead of `body`. */
  raw?: string | Buffer;
  key?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** An answer. `body` is parsed if it is JSON, otherwise text. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
  /** Refresh cookie that it sets, as `name=value`, ready to send. */
  cookie: string | undefined;
}

/** A club of a running API, and its address. */
export interface TestClub {
  /** 'http://127.0.0.1:port' */
  base: string;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  /**
   * Sends a call with a new key, as a member, who signs in again once the clock has outlived their token;
   * null for no one.
   */
  as(who: TestMember | null, method: string, path: string, body?: object, more?: Call): Promise<Answer>;
  clock: TestClock;
  /** Id of the default club. */
  clubId: string;
  /** Runs commands in the default club. */
  inClub<Result>(work: () => Promise<Result>): Promise<Result>;
  logged: Record<string, unknown>[];
  /** Returns the text of all mails so far, in the order of sending. */
  outbox(): Promise<string[]>;
  dataDir: string;
  /** URI of the database, for another process. */
  uri: string;
}

export interface TestApi extends TestClub {
  /** Makes the API drain, like a process that is stopping. */
  startDraining(): void;
  /** Replaces the club with a new one, which has its own settings, clock, log and data folder. */
  freshClub(options?: TestClubOptions): Promise<TestClub>;
  close(): Promise<void>;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends a request with node:http, which lets a test set any Host header. */
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
        // A stream has no end, so its first data counts as the answer.
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

/** Sends one call to an API at `base`, like a browser or a tablet. */
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
  await workSettled();
  const written = logged.filter((entry) => entry.event === 'mail_written');
  return written.map((entry) => readFileSync(String(entry.path), 'utf8'));
}

export interface TestClubOptions extends Omit<Partial<ApiSettings>, keyof ServerSettings> {
  startsAt?: string;
  timezone?: string;
  /** Features that the club has turned on; none when absent. */
  features?: Feature[];
}

/** Settings that last as long as an API runs. */
type ServerSettings = Pick<ApiSettings, 'mongodbUri' | 'trustedProxies' | 'isScheduling'>;

export type TestApiOptions = TestClubOptions & Partial<ServerSettings>;

/** Parts that differ between the clubs of one API. */
interface Surroundings extends Pick<TestClub, 'clock' | 'logged' | 'dataDir'> {
  club: { timezone: string; features: Feature[] };
  settings: Omit<ApiSettings, keyof ServerSettings>;
}

function makeSurroundings(options: TestClubOptions): Surroundings {
  const {
    startsAt = '2026-05-01T15:00:00Z',
    timezone = 'America/Chicago',
    features = [],
    ...settings
  } = options;
  const clock = createTestClock(startsAt);
  const logged: Record<string, unknown>[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'fleetwatch-data-'));
  return {
    clock,
    logged,
    dataDir,
    club: { timezone, features },
    settings: {
      secret: TEST_SECRET,
      basePath: '/api',
      isProduction: false,
      dataDir,
      now: clock.now,
      log: (entry) => logged.push(entry),
      ...settings,
    },
  };
}

function hasExpired(token: string, clock: TestClock): boolean {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { exp: number }).exp * 1_000 <= clock.now().getTime();
}

const freshToken = async ({ id }: TestMember): Promise<string> =>
  tokenFor(await MemberModel.findById(id).lean<MemberRecord>().orFail());

async function openClub(
  { base, uri }: Pick<TestClub, 'base' | 'uri'>,
  { clock, logged, dataDir, club }: Surroundings,
): Promise<TestClub> {
  const { _id } = await addClub({
    name: 'Otter Creek Boat Club',
    prefix: CLUB_PASSWORD.slice(0, CLUB_PREFIX_LENGTH),
    passwordHash: CLUB_PASSWORD_HASH,
    isDefault: true,
    ...club,
  });
  return {
    base,
    uri,
    call: (method, path, call) => send(base, method, path, call),
    async as(who, method, path, body, more) {
      if (who && hasExpired(who.token, clock)) who.token = await inClub(_id, () => freshToken(who));
      return send(base, method, path, { token: who?.token, key: randomUUID(), body, ...more });
    },
    clock,
    clubId: String(_id),
    inClub: (work) => inClub(_id, work),
    logged,
    dataDir,
    outbox: () => readOutbox(logged),
  };
}

/** Ends the work that previous clubs have started, and removes leftovers that would affect a new one. */
async function leaveClubs(): Promise<void> {
  endLive();
  await endFetches();
  await endImports();
  await workSettled();
  await Promise.all([
    ClubModel.deleteMany({}),
    ThrottleModel.deleteMany({}),
    SchedulerLeaseModel.deleteMany({}),
  ]);
}

/** Starts the real API over HTTP with its own database and the default club `OARS-demo-boathouse`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { mongodbUri: uri = freshDatabaseUri(), trustedProxies, isScheduling, ...clubOptions } = options;
  const first = makeSurroundings(clubOptions);
  const dataDirs = [first.dataDir];
  const api = await startApi({
    ...first.settings,
    mongodbUri: uri,
    trustedProxies,
    // Tests move the clock, and run due work themselves.
    isScheduling: isScheduling ?? false,
  });
  // A connection must not close at the moment when a later test uses it.
  const server = createServer({ keepAliveTimeout: 0 }, api.handle);
  const base = await listenHere(server);
  return {
    ...(await openClub({ base, uri }, first)),
    startDraining: api.startDraining,
    async freshClub(next = {}) {
      await leaveClubs();
      const surroundings = makeSurroundings(next);
      dataDirs.push(surroundings.dataDir);
      startRuntime({ ...surroundings.settings, mongodbUri: uri });
      startMetrics();
      openLive();
      return openClub({ base, uri }, surroundings);
    },
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
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
