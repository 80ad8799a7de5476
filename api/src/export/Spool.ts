import { mkdir, mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runtime } from '../platform/config/runtime.ts';
import { isFileError } from '../platform/storage/isFileError.ts';

const PART_BYTES = 65_536;
/** Folders that a process which was killed has left. */
const LEFT_BEHIND_MS = 86_400_000;

/** When a folder changed last; null for one that another export has removed meanwhile. */
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

/** A file that is read while it is written. */
class SpooledFile {
  readonly path: string;
  readonly #handle: FileHandle;
  #pending = '';
  /** Bytes on the disk. */
  size = 0;

  constructor(path: string, handle: FileHandle) {
    this.path = path;
    this.#handle = handle;
  }

  /** @returns whether there is more on the disk now */
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
 * Files of an export on their way into the archive, on the disk: the documents are read within one transaction, which
 * must not last as long as a slow download. What is written can be read at once.
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

  /** Settles once there is more, or the state is another. */
  async #news(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.add(resolve);
    });
  }

  /** Throws once the writer or the reader is gone. */
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

  /** Adds text to a file of the archive, which is created by the first text, '' too. One call after another. */
  async write(path: string, text: string): Promise<void> {
    this.#assertWhole();
    const file = this.#files.get(path) ?? (await this.#create(path));
    if (await file.write(text)) this.#wakeWaiting();
  }

  /** All is written. */
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

  /** The files in the order of their creation, while they are written: each path with what reads it to its end. */
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

  /** Removes the files; once removed, again does nothing. */
  async remove(): Promise<void> {
    if (this.#state === 'removed') return;
    this.#state = 'removed';
    this.#wakeWaiting();
    for (const file of this.#files.values()) await file.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
