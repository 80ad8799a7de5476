import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import mongoose, { mongo } from 'mongoose';
import { collectionNames, collectionOfEveryClub } from '../platform/club/everyClub.ts';
import { runtime } from '../platform/config/runtime.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import {
  DATABASE_NOT_EMPTY,
  backupDamaged,
  backupUnknown,
  folderExists,
  mediaNotEmpty,
  notABackup,
} from './texts.ts';

const { EJSON } = mongo.BSON;
const DATABASE_FILE = 'database.ndjson.gz';
const MEDIA_FOLDER = 'media';
const BATCH = 500;
const BACKUP_LIMIT_MS = 600_000;
/** Collections for caches and throttles; a restored installation starts without them. */
const LEFT_OUT = new Set(['revisions', 'throttles']);

/** Number of documents per collection. */
export type Counts = Record<string, number>;

interface DocumentLine {
  /** The collection's name. */
  in: string;
  document: mongo.Document;
}

interface EndLine {
  end: true;
  counts: Counts;
  /** Digest of all preceding lines. */
  sha256: string;
}

const collectionsOfModels = (): string[] => collectionNames().filter((name) => !LEFT_OUT.has(name));

/** Writes all clubs as of one moment: all reads are in one transaction. */
async function writeDatabase(path: string): Promise<Counts> {
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  const digest = createHash('sha256');
  const counts: Counts = {};
  const writeLine = async (line: object): Promise<void> => {
    const text = `${EJSON.stringify(line, { relaxed: false })}\n`;
    digest.update(text);
    if (!zip.write(text)) await once(zip, 'drain');
  };
  const session = await mongoose.connection.startSession({ defaultTimeoutMS: BACKUP_LIMIT_MS });
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    for (const name of collectionsOfModels()) {
      counts[name] = 0;
      const cursor = collectionOfEveryClub(name).find({}, { session }).sort({ _id: 1 });
      for await (const document of cursor) {
        await writeLine({ in: name, document } satisfies DocumentLine);
        counts[name] += 1;
      }
    }
    await session.abortTransaction();
  } finally {
    await session.endSession();
  }
  const sha256 = digest.digest('hex');
  zip.end(`${EJSON.stringify({ end: true, counts, sha256 } satisfies EndLine)}\n`);
  await written;
  return counts;
}

/**
 * Writes everything into a new folder: the database of all clubs, and the media if they are on local disk.
 * The folder gets its final name only when it is complete.
 */
export async function backUp(folder: string): Promise<Counts> {
  if (existsSync(folder)) throw new AdminRefusal(folderExists(folder));
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const counts = await writeDatabase(join(unfinished, DATABASE_FILE));
  const media = join(runtime().dataDir, MEDIA_FOLDER);
  if (existsSync(media)) await cp(media, join(unfinished, MEDIA_FOLDER), { recursive: true });
  await rename(unfinished, folder);
  return counts;
}

type Line = DocumentLine | EndLine;

async function* readLines(path: string): AsyncGenerator<readonly [text: string, line: Line]> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const text of lines) yield [text, EJSON.parse(text, { relaxed: false }) as Line];
}

/** Reads the whole file once, so that a truncated or changed backup is refused before anything is written. */
async function checkFile(path: string): Promise<Counts> {
  const digest = createHash('sha256');
  const damaged = (): AdminRefusal => new AdminRefusal(backupDamaged(path));
  const counts: Counts = {};
  let end: EndLine | null = null;
  try {
    for await (const [text, line] of readLines(path)) {
      if (end) throw damaged();
      if ('end' in line) end = line;
      else {
        digest.update(`${text}\n`);
        counts[line.in] = (counts[line.in] ?? 0) + 1;
      }
    }
  } catch (error) {
    throw error instanceof AdminRefusal ? error : damaged();
  }
  if (!end || end.sha256 !== digest.digest('hex')) throw damaged();
  const known = collectionsOfModels();
  const unknown = Object.keys(counts).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new AdminRefusal(backupUnknown(unknown.join(', ')));
  return end.counts;
}

async function refuseFull(): Promise<void> {
  for (const name of collectionsOfModels()) {
    if (await collectionOfEveryClub(name).findOne({})) {
      throw new AdminRefusal(DATABASE_NOT_EMPTY);
    }
  }
  const media = join(runtime().dataDir, MEDIA_FOLDER);
  if (existsSync(media) && (await readdir(media)).length > 0) {
    throw new AdminRefusal(mediaNotEmpty(media));
  }
}

async function fillDatabase(path: string): Promise<void> {
  let collection = '';
  let batch: mongo.Document[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await collectionOfEveryClub(collection).insertMany(batch);
    batch = [];
  };
  for await (const [, line] of readLines(path)) {
    if ('end' in line) break;
    if (line.in !== collection || batch.length >= BATCH) await flush();
    collection = line.in;
    batch.push(line.document);
  }
  await flush();
}

/** Fills an empty database, and the media folder, from a backup. Removes what it has written when it fails half-way. */
export async function restore(folder: string): Promise<Counts> {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) throw new AdminRefusal(notABackup(folder, DATABASE_FILE));
  const counts = await checkFile(path);
  await refuseFull();
  const media = join(runtime().dataDir, MEDIA_FOLDER);
  try {
    await fillDatabase(path);
    const kept = join(folder, MEDIA_FOLDER);
    if (existsSync(kept)) await cp(kept, media, { recursive: true });
  } catch (error) {
    for (const name of collectionsOfModels()) await collectionOfEveryClub(name).deleteMany({});
    await rm(media, { recursive: true, force: true });
    throw error;
  }
  return counts;
}
