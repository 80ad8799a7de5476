import { mkdir, mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runtime } from '../platform/config/runtime.ts';
import { isFileError } from '../platform/storage/isFileError.ts';

const PART_BYTES = 65_536;
/** Age after which a folder counts as left behind by a killed process. */
const LEFT_BEHIND_MS = 86_400_000;

/** Returns when a folder last changed; null if another export has since removed it. */
async function changedAt(folder: string): Promise<number | null> {
  try {
    return (await stat(folder)).mtimeMs;
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const at = await changedAt(folder);
    if (at !== null && Date.now() - at > LEFT_BEHIND_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** A file that is read while it is being written. */
class SpooledFile {
  readonly path: string;
  readonly #handle: FileHandle;
  #pending = '';
  /** Bytes on disk. */
  size = 0;

  constructor(path: string, handle: FileHandle) {
    this.path = path;
    this.#handle = handle;
  }

  /** @returns whether more is on disk now */
  async write(text: string): Promise<boolean> {
    this.#pending += text;
    return this.#pending.length < PART_BYTES ? false : this.flush();
  }

  async flush(): Promise<boolean> {
    const bytes = Buffer.from(this.#pending);
    this.#pending = '';
    await this.#handle.appendFile(bytes);
    this.size += bytes.length;
    return bytes.length > 0;
  }

  async read(at: number): Promise<Buffer> {
    const part = Buffer.allocUnsafe(Math.min(PART_BYTES, this.size - at));
    const { bytesRead } = await this.#handle.read(part, 0, part.length, at);
    return part.subarray(0, bytesRead);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/**
 * Stages the files of an export on disk on their way into the archive: the documents are read in one
 * transaction, which must not last as long as a slow download. Written data can be read at once.
 */
export class Spool {
  readonly #folder: string;
  readonly #files = new Map<string, SpooledFile>();
  readonly #waiting = new Set<() => void>();
  #state: 'open' | 'ended' | 'failed' | 'removed' = 'open';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<Spool> {
    const root = join(runtime().dataDir, 'exports');
    await mkdir(root, { recursive: true, mode: 0o700 });
    await sweep(root);
    return new Spool(await mkdtemp(join(root, 'export-')));
  }

  #wakeWaiting(): void {
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  /** Resolves when there is more data, or the state has changed. */
  async #news(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.add(resolve);
    });
  }

  /** Throws if the writer or the reader is gone. */
  #assertWhole(): void {
    if (this.#state === 'failed' || this.#state === 'removed') throw new Error('The export has broken off.');
  }

  async #create(path: string): Promise<SpooledFile> {
    const name = join(this.#folder, String(this.#files.size));
    const created = new SpooledFile(path, await open(name, 'wx+', 0o600));
    this.#files.set(path, created);
    this.#wakeWaiting();
    return created;
  }

  /**
   * Appends text to a file of the archive, which its first text creates, even an empty one. Calls must not
   * overlap.
   */
  async write(path: string, text: string): Promise<void> {
    this.#assertWhole();
    const file = this.#files.get(path) ?? (await this.#create(path));
    if (await file.write(text)) this.#wakeWaiting();
  }

  /** Marks the writing as complete. */
  async end(): Promise<void> {
    this.#assertWhole();
    for (const file of this.#files.values()) await file.flush();
    this.#state = 'ended';
    this.#wakeWaiting();
  }

  /** Ends the writing early; reading then throws an error. */
  fail(): void {
    this.#state = 'failed';
    this.#wakeWaiting();
  }

  async *#follow(file: SpooledFile): AsyncGenerator<Buffer> {
    let at = 0;
    for (;;) {
      this.#assertWhole();
      if (at < file.size) {
        const part = await file.read(at);
        at += part.length;
        yield part;
      } else if (this.#state === 'ended') return;
      else await this.#news();
    }
  }

  /**
   * Yields the files in order of creation, while they are being written: each path, and a function that
   * reads the file to its end.
   */
  async *files(): AsyncGenerator<{ path: string; read: () => Readable }> {
    let count = 0;
    for (;;) {
      this.#assertWhole();
      const file = [...this.#files.values()][count];
      if (file) {
        count += 1;
        yield { path: file.path, read: () => Readable.from(this.#follow(file), { objectMode: false }) };
      } else if (this.#state === 'ended') return;
      else await this.#news();
    }
  }

  /** Removes the files; repeated calls have no effect. */
  async remove(): Promise<void> {
    if (this.#state === 'removed') return;
    this.#state = 'removed';
    this.#wakeWaiting();
    for (const file of this.#files.values()) await file.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
