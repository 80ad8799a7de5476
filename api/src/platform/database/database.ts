import { AsyncLocalStorage } from 'node:async_hooks';
import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import mongoose, { mongo, type ClientSession } from 'mongoose';
import PQueue from 'p-queue';
import { currentClub } from '../club/clubScope.ts';
import { dispatchEvents } from '../events/dispatchEvents.ts';
import { Effects } from '../events/effects.ts';
import { ApiError } from '../http/errors.ts';
import { currentRequest } from '../logging/requestRecord.ts';
import { publishAtEnd } from '../cache/modelVersions.ts';

const DEFAULT_DATABASE = 'fleetwatch';
const SERVER_SELECTION_MS = 3_000;
const PING_MS = 2_000;
const BUSY_RETRY_SECONDS = 2;
const MODELS_AT_ONCE = 4;

/** Returns the database named in a connection string: `databaseName('mongodb://host/club?w=1') === 'club'`. */
export function databaseName(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? DEFAULT_DATABASE;
}

/** Connects, and creates the collections and indexes of all registered models: lists and races depend on the indexes. */
export async function openDatabase(uri: string): Promise<void> {
  mongoose.set({ strictQuery: 'throw', autoIndex: false, autoCreate: false, bufferCommands: false });
  await mongoose.connect(uri, {
    dbName: databaseName(uri),
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    maxPoolSize: 50,
    writeConcern: { w: 'majority' },
  });
  // Sequential creation needs some 180 round trips at each start; full parallelism opens, and keeps, a
  // connection for each.
  const queue = new PQueue({ concurrency: MODELS_AT_ONCE });
  await queue.addAll(
    Object.values(mongoose.models).map((model) => async () => {
      await model.createCollection();
      await model.createIndexes();
    }),
  );
}

export async function closeDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/** Throws when the database does not answer in time. */
export async function pingDatabase(): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new mongo.MongoNotConnectedError('There is no connection yet, or it was closed.');
  await db.admin().command({ ping: 1 }, { timeoutMS: PING_MS });
}

const clubQueues = new Map<string, PQueue>();

const memberQueues = new Map<string, PQueue>();

/**
 * Runs the transactions of one member in turn, so that a flood of log entries cannot delay other members'
 * landings.
 */
async function inMemberQueue<Result>(actor: string, work: () => Promise<Result>): Promise<Result> {
  const own = memberQueues.get(actor) ?? new PQueue({ concurrency: 1 });
  memberQueues.set(actor, own);
  try {
    return await own.add(work);
  } finally {
    if (own.size === 0 && own.pending === 0) memberQueues.delete(actor);
  }
}

/** Maximum wait for a turn, and maximum duration of a transaction. */
const TURN_MS = 10_000;
const TRANSACTION_MS = 10_000;

export interface TransactionOptions {
  timeoutMs?: number;
  /** Receives the written models, which are then not published (`publishAtEnd`). */
  held?: Set<string>;
}

/** Runs the work and commits it with the effects of its last attempt. */
async function transact<Result>(
  work: (session: ClientSession, effects: Effects) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  let effects = new Effects();
  const result = await mongoose.connection.withSession((session) =>
    session.withTransaction(
      async () => {
        effects = new Effects();
        const done = await work(session, effects);
        await effects.store(session);
        return done;
      },
      { timeoutMS: timeoutMs },
    ),
  );
  if (effects.hasEvents) void dispatchEvents();
  return result;
}

/**
 * Runs `work` in one transaction, retried on a write conflict. Transactions of one club are queued within
 * this process: they all touch the club's totals, so parallel ones would only force one another to retry. A
 * member has one place in that queue, however many requests they send. 503 after too long a wait, so that
 * requests do not pile up behind a lost database.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession, effects: Effects) => Promise<Result>,
  { timeoutMs = TRANSACTION_MS, held }: TransactionOptions = {},
): Promise<Result> {
  const club = String(currentClub().id);
  const line = clubQueues.get(club) ?? new PQueue({ concurrency: 1 });
  clubQueues.set(club, line);
  const actor = currentRequest()?.actor;
  const joinedAt = performance.now();
  // The queue would run it in the async context of the previous task.
  const inOwnContext = AsyncLocalStorage.snapshot();
  const takeTurn = (): Promise<Result> =>
    line.add(() =>
      inOwnContext(() => {
        if (performance.now() - joinedAt > TURN_MS)
          throw new ApiError('busy', SERVER_BUSY, BUSY_RETRY_SECONDS);
        return publishAtEnd(club, () => transact(work, timeoutMs), held);
      }),
    );
  return actor ? inMemberQueue(actor, takeTurn) : takeTurn();
}

/** Returns the fields of the unique index that refused a write; null for any other error. */
export function duplicateFields(error: unknown): string[] | null {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11_000) return null;
  const pattern: unknown = error.keyPattern;
  return typeof pattern === 'object' && pattern !== null ? Object.keys(pattern) : [];
}

/** Operating system error codes for a write to a connection that the other end has closed. */
const LOST_CONNECTION_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET']);

/**
 * Whether the driver reports such an error, either unchanged or with its fields copied to a bulk write
 * error.
 */
const isRefusedWrite = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'syscall' in error &&
  error.syscall === 'write' &&
  'code' in error &&
  LOST_CONNECTION_CODES.has(error.code);

/** Whether an error means that the database cannot be reached, rather than a fault in the request. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    isRefusedWrite(error) ||
    (error instanceof mongo.MongoError && error.hasErrorLabel('RetryableWriteError'))
  );
}

/** Error codes of a write that waited too long for another one's lock. */
const CONTENTION_CODES = new Set<unknown>([24, 50, 112]);

/** Whether an error means that the database was too busy with other writes; the same request may succeed later. */
export function isContention(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && CONTENTION_CODES.has(error.code);
}
