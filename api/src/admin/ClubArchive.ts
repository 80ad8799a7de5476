import { createInterface } from 'node:readline';
import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { createHash } from 'node:crypto';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { readMediaName } from '@fleetwatch/contract/media/rules';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { MANIFEST_PATH, README_PATH } from '../export/exportNames.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import {
  appearsTwice,
  archiveRefused,
  entryUnreadable,
  isEncrypted,
  isMissing,
  isTooLarge,
  notAZip,
  notPartOfExport,
  tooManyFiles,
  unpacksTooLarge,
} from './texts.ts';

const MB = 1_048_576;
const ENTRIES_MAX = 200_000;
/** Maximum size of a text file: a club of 2,000 members has around 100 MB. */
const TEXT_BYTES_MAX = 4_096 * MB;
const MANIFEST_BYTES_MAX = 64 * MB;
/** Maximum size of a MongoDB document. */
const LINE_CHARACTERS_MAX = 16 * MB;
/** A text up to this size may have any compression ratio; a larger one only a limited one. */
const SMALL_BYTES = MB;
const RATIO_MAX = 100;

const DATA = /^data\/[a-z-]+\.ndjson$/;
const OTHER_TEXT = /^(?:schema\/[a-z-]+\.schema\.json|efa\/\w+\.(?:efa2boats|efa2persons|efa2logbook|csv))$/;

/** Returns the maximum size of an entry of this name; null for a name that no export contains. */
function mostBytes(path: string): number | null {
  if (path === MANIFEST_PATH) return MANIFEST_BYTES_MAX;
  if (path === README_PATH || DATA.test(path) || OTHER_TEXT.test(path)) return TEXT_BYTES_MAX;
  const media = path.startsWith('media/') ? readMediaName(path.slice('media/'.length)) : null;
  return media && PICTURE_BYTES_MAX[media.type];
}

function faultOf(
  { fileName, compressedSize, uncompressedSize, ...entry }: Entry,
  isKnown: boolean,
): string | null {
  const named = `“${fileName}”`;
  const most = mostBytes(fileName);
  if (most === null) return notPartOfExport(named);
  if (isKnown) return appearsTwice(named);
  if ((entry.generalPurposeBitFlag & 1) === 1) return isEncrypted(named);
  if (uncompressedSize > most) return isTooLarge(named, uncompressedSize);
  const isBomb = uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * RATIO_MAX;
  return isBomb ? unpacksTooLarge(named, RATIO_MAX) : null;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * An export on disk, opened for reading (rule leaving.hostile). No entry is written to disk under its own
 * name. Every fault throws an `AdminRefusal` that names it.
 */
export class ClubArchive {
  readonly file: string;
  readonly #zip: ZipFile;
  readonly #entries = new Map<string, Entry>();

  private constructor(file: string, zip: ZipFile) {
    this.file = basename(file);
    this.#zip = zip;
  }

  static async open(file: string): Promise<ClubArchive> {
    let zip: ZipFile;
    try {
      zip = await openPromise(file, { autoClose: false, strictFileNames: true });
    } catch (error) {
      throw new AdminRefusal(notAZip(basename(file), reasonOf(error)));
    }
    const archive = new ClubArchive(file, zip);
    try {
      await archive.#readEntries();
    } catch (error) {
      archive.close();
      throw error;
    }
    return archive;
  }

  close(): void {
    this.#zip.close();
  }

  refusal(fault: string): AdminRefusal {
    return new AdminRefusal(archiveRefused(this.file, fault));
  }

  async #readEntries(): Promise<void> {
    if (this.#zip.entryCount > ENTRIES_MAX) throw this.refusal(tooManyFiles(this.#zip.entryCount));
    try {
      for await (const entry of this.#zip.eachEntry()) {
        const fault = faultOf(entry, this.#entries.has(entry.fileName));
        if (fault !== null) throw this.refusal(fault);
        this.#entries.set(entry.fileName, entry);
      }
    } catch (error) {
      throw error instanceof AdminRefusal ? error : this.refusal(`${reasonOf(error)}.`);
    }
  }

  /** Paths of its files, in archive order. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** @param onBytes called with every chunk that is read */
  async #open(path: string, onBytes: (part: Buffer) => void = () => undefined): Promise<Readable> {
    const entry = this.#entries.get(path);
    if (!entry) throw this.refusal(isMissing(path));
    const watched = new Transform({
      transform(part: Buffer, _encoding, done) {
        onBytes(part);
        done(null, part);
      },
    });
    // The error reaches the entry's reader.
    return pipeline(await this.#zip.openReadStreamPromise(entry), watched, () => undefined);
  }

  async #reading<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
    try {
      return await read();
    } catch (error) {
      throw error instanceof AdminRefusal ? error : this.refusal(entryUnreadable(path, reasonOf(error)));
    }
  }

  /** Reads a whole file; the largest kind, a video, has at most 45 MB. */
  async read(path: string): Promise<Buffer> {
    return this.#reading(path, async () => Buffer.concat(await (await this.#open(path)).toArray()));
  }

  /** Returns the SHA-256 of a file in hex; the file is streamed. */
  async digest(path: string): Promise<string> {
    return this.#reading(path, async () => {
      const digest = createHash('sha256');
      const content = await this.#open(path, (part) => digest.update(part));
      for await (const _part of content);
      return digest.digest('hex');
    });
  }

  /**
   * Calls `take` with every line of a text file and its number, from 1. Returns the SHA-256 of the file in
   * hex.
   */
  async eachLine(path: string, take: (line: string, no: number) => Promise<void> | void): Promise<string> {
    return this.#reading(path, async () => {
      const digest = createHash('sha256');
      let sinceBreak = 0;
      const content = await this.#open(path, (part) => {
        digest.update(part);
        sinceBreak = part.includes('\n') ? part.length : sinceBreak + part.length;
        if (sinceBreak > LINE_CHARACTERS_MAX) content.destroy(new Error('a line of it is too long'));
      });
      let no = 0;
      for await (const line of createInterface({ input: content, crlfDelay: Infinity })) {
        no += 1;
        await take(line, no);
      }
      return digest.digest('hex');
    });
  }
}
