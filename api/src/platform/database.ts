import mongoose, { mongo, type ClientSession } from 'mongoose';
import PQueue from 'p-queue';
import { currentClub } from './clubScope.ts';

const DEFAULT_DATABASE = 'fleetwatch';
const SERVER_SELECTION_MS = 5_000;
const PING_MS = 2_000;

/** The database a connection string names: `databaseName('mongodb://host/club?w=1') === 'club'`. */
export function databaseName(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? DEFAULT_DATABASE;
}

/** Connects, and creates every registered model's collection and indexes: no list may scan, no race may be undecided. */
export async function openDatabase(uri: string): Promise<void> {
  mongoose.set({ strictQuery: 'throw', autoIndex: false, autoCreate: false, bufferCommands: false });
  await mongoose.connect(uri, {
    dbName: databaseName(uri),
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    maxPoolSize: 50,
    writeConcern: { w: 'majority' },
  });
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}

export async function closeDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/** Throws when the database does not answer in time. */
export async function pingDatabase(): Promise<void> {
  await mongoose.connection.db?.admin().command({ ping: 1 }, { timeoutMS: PING_MS });
}

const lines = new Map<string, PQueue>();

/**
 * Runs `work` in one transaction, retried when another writer was first. Transactions of one club wait in line within
 * this process: they all touch the club's totals, so side by side they would only make one another start again.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const club = String(currentClub().id);
  const line = lines.get(club) ?? new PQueue({ concurrency: 1 });
  lines.set(club, line);
  return line.add(() =>
    mongoose.connection.withSession((session) => session.withTransaction(() => work(session))),
  );
}

/** The fields of the unique index that refused a write, or null when the error is another. */
export function duplicateFields(error: unknown): string[] | null {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11_000) return null;
  const pattern: unknown = error.keyPattern;
  return typeof pattern === 'object' && pattern !== null ? Object.keys(pattern) : [];
}

/** Whether an error means that the database cannot be reached, as against an error in what was asked. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    (error instanceof mongo.MongoError && error.hasErrorLabel('RetryableWriteError'))
  );
}
