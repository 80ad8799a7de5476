import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_VERSION, type ExportManifest } from '@fleetwatch/contract/export/wire';
import { MEDIA_FOLDERS } from '@fleetwatch/contract/media/rules';
import mongoose, { type ClientSession } from 'mongoose';
import { ZipFile } from 'yazl';
import { currentClubRecord, type KnownClub } from '../../clubs/clubDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ClearanceModel } from '../../clearances/Clearance.ts';
import type { GrantRecord } from '../../clearances/Grant.ts';
import { takeTurn } from '../../platform/jobs/inTurn.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { writeEfa } from '../efa/writeEfa.ts';
import { isoIn } from '../clubLocal.ts';
import { exportedLine } from '../exportedLine.ts';
import { exportedModels, type ExportedModel } from '../exportedModels.ts';
import { dataPath, efaPath, MANIFEST_PATH, mediaPath, README_PATH, schemaPath } from '../exportNames.ts';
import { exportReadme } from '../exportReadme.ts';
import { exportSchema } from '../exportSchema.ts';
import { hiddenFields, hiddenText, type ExportAccess } from '../exportAccess.ts';
import { Spool } from '../Spool.ts';

/** A running export (rule leaving.format). */
export interface ClubExport {
  fileName: string;
  /** The archive, which must be read to its end or destroyed. */
  content: Readable;
  /** Resolves, in either case, once none of its files remain on disk. */
  isOver: Promise<void>;
}

/** Maximum time for reading the documents; a proxy in front must wait as long. */
export const READ_LIMIT_MS = 600_000;
const ROWS_PER_READ = 500;

/** Streams the current club's documents of a collection, in the order of their ids. */
function documentsOf(
  { model }: ExportedModel,
  club: KnownClub,
  session: ClientSession,
): AsyncIterable<object> {
  const found = mongoose.model(model);
  // The club itself is the only model without a club.
  const filter = model === 'Club' ? { _id: club.id } : {};
  return found
    .find(filter)
    .sort({ _id: 1 })
    .session(session)
    .lean()
    .cursor({ batchSize: ROWS_PER_READ }) as AsyncIterable<object>;
}

/**
 * Returns a function that removes ban reasons: only clearance officers may read them, but others may take an
 * export (rule clearance.ban).
 */
async function banReasonRemover(session: ClientSession): Promise<(document: object) => object> {
  const bans = await ClearanceModel.find({ kind: 'ban' }).session(session).lean<{ _id: unknown }[]>();
  const ids = new Set(bans.map(({ _id }) => String(_id)));
  return (document) => {
    const { clearance, revoked } = document as GrantRecord;
    if (!ids.has(String(clearance))) return document;
    return { ...document, evidence: '', revoked: revoked && { ...revoked, reason: '–' } };
  };
}

/** Content and recipient of an export. */
interface ExportOf {
  club: KnownClub;
  access: ExportAccess;
}

async function spoolCollection(
  spool: Spool,
  exported: ExportedModel,
  { club, access }: ExportOf,
  session: ClientSession,
): Promise<number> {
  const path = dataPath(exported.name);
  const place = { timezone: club.timezone, storageFolder: club.s3folder };
  const clean = exported.model === 'Grant' ? await banReasonRemover(session) : (document: object) => document;
  const shown = (document: object): object => {
    const hidden = hiddenFields(exported.model, document, access);
    return Object.fromEntries(Object.entries(clean(document)).filter(([field]) => !hidden.includes(field)));
  };
  await spool.write(path, '');
  let count = 0;
  for await (const document of documentsOf(exported, club, session)) {
    await spool.write(path, `${exportedLine(shown(document), exported, place)}\n`);
    count += 1;
  }
  return count;
}

/**
 * Writes all documents as of one moment: all reads are in one transaction. Returns the number per
 * collection.
 * @param onBegun called once the database has answered
 */
async function spoolDocuments(
  spool: Spool,
  of: ExportOf,
  onBegun: () => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const session = await mongoose.connection.startSession({ defaultTimeoutMS: READ_LIMIT_MS });
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    for (const exported of exportedModels()) {
      counts[exported.name] = await spoolCollection(spool, exported, of, session);
      onBegun();
    }
    const efa = { write: (file: string, text: string) => spool.write(efaPath(file), text) };
    await writeEfa(efa, of.club.timezone, session);
    await session.abortTransaction();
  } finally {
    await session.endSession();
  }
  for (const exported of exportedModels()) {
    await spool.write(schemaPath(exported.name), `${JSON.stringify(exportSchema(exported), null, 2)}\n`);
  }
  await spool.end();
  return counts;
}

/** Adds files to an archive one after another, and reads each only when there is room for it. */
class Archive {
  readonly sha256: Record<string, string> = {};
  readonly #zip = new ZipFile();
  readonly #output = this.#zip.outputStream as Readable;
  readonly #madeAt: Date;
  /** Signal that aborts when the archive's reader is gone. */
  readonly #left = new AbortController();

  constructor(madeAt: Date) {
    this.#madeAt = madeAt;
    this.#zip.on('error', (error: Error) => this.#output.destroy(error));
    this.#output.once('close', () => this.#left.abort());
  }

  get output(): Readable {
    return this.#output;
  }

  /** Adds a file. Media are already compressed. */
  async add(path: string, content: Readable): Promise<void> {
    const digest = createHash('sha256');
    const summed = new Transform({
      transform(part: Buffer, _encoding, done) {
        digest.update(part);
        done(null, part);
      },
    });
    const compress = !path.startsWith('media/');
    this.#zip.addReadStream(summed, path, { mtime: this.#madeAt, mode: 0o100_644, compress });
    // Waits for room as the archive is read.
    await pipeline(content, summed, { signal: this.#left.signal });
    this.sha256[path] = digest.digest('hex');
  }

  end(manifest: string): void {
    this.#zip.addBuffer(Buffer.from(manifest), MANIFEST_PATH, { mtime: this.#madeAt, mode: 0o100_644 });
    this.#zip.end();
  }
}

/** Adds the club's pictures and videos, each read when its turn comes; one removed since then is skipped. */
async function addMedia(archive: Archive, { s3folder }: KnownClub): Promise<void> {
  const storage = await mediaStorage();
  for (const folder of MEDIA_FOLDERS) {
    for await (const stored of storage.list(`${s3folder}/${folder}/`)) {
      for (const { key } of stored) {
        const content = await storage.stream(key);
        if (content) await archive.add(mediaPath(key.slice(s3folder.length + 1)), content);
      }
    }
  }
}

interface Spooling extends ExportOf {
  spool: Spool;
  madeAt: Date;
  /** Resolves once all documents are on disk. */
  counts: Promise<Record<string, number>>;
}

async function fill(archive: Archive, { spool, club, access, madeAt, counts }: Spooling): Promise<void> {
  try {
    await archive.add(README_PATH, Readable.from([Buffer.from(exportReadme(club.name, hiddenText(access)))]));
    for await (const { path, read } of spool.files()) await archive.add(path, read());
    await addMedia(archive, club);
    const manifest: ExportManifest = {
      format: 'fleetwatch-export',
      version: EXPORT_VERSION,
      madeAt: isoIn(madeAt, club.timezone),
      club: {
        id: String(club.id),
        name: club.name,
        timezone: club.timezone,
        seasonStart: club.seasonStart,
        locale: club.locale,
      },
      counts: await counts,
      sha256: archive.sha256,
    };
    archive.end(`${JSON.stringify(manifest, null, 2)}\n`);
  } catch (error) {
    archive.output.destroy(error instanceof Error ? error : new Error(String(error)));
  } finally {
    await spool.remove();
    // A reader who disconnects also ends the reading of the documents.
    await counts.catch(() => undefined);
  }
}

/**
 * Exports everything of the current club, as an archive that is written while it is read (rule
 * leaving.format), starting with the first document. Throws an error that occurs before the first byte.
 * Memory does not grow with the club: documents and files are read one after another, and compressed in the
 * thread pool. 503 `busy` while another export of the club reads documents for too long.
 * @param left aborts the wait for that export
 */
export async function exportClub(
  sight: ExportAccess,
  left = new AbortController().signal,
): Promise<ClubExport> {
  const [club, madeAt] = [await currentClubRecord(), now()];
  // Held until all documents are on disk, however long the download takes.
  const end = await takeTurn(`export ${String(club.id)}`, left);
  const spool = await Spool.open().catch((error: unknown) => {
    end();
    throw error;
  });
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const counts = spoolDocuments(spool, { club, access: sight }, begin)
    .catch((error: unknown) => {
      spool.fail();
      throw error;
    })
    .finally(end);
  try {
    await Promise.race([begun, counts]);
  } catch (error) {
    await spool.remove();
    throw error;
  }
  const archive = new Archive(madeAt);
  return {
    fileName: `fleetwatch-export-${EXPORT_VERSION}-${club.s3folder}-${clubDay()}.zip`,
    content: archive.output,
    isOver: fill(archive, { spool, club, access: sight, madeAt, counts }),
  };
}
