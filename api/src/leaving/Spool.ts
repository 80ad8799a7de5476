import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { runtime } from '../platform/config/runtime.ts';

interface SpooledFile {
  stream: WriteStream;
  file: string;
}

/** Folders that a process which was killed has left. */
const LEFT_BEHIND_MS = 86_400_000;

async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Files of an export on their way into the archive, on the disk: the documents are read within one transaction, which
 * must not last as long as a slow download.
 */
export class Spool {
  readonly #folder: string;
  readonly #files = new Map<string, SpooledFile>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<Spool> {
    const root = join(runtime().dataDir, 'exports');
    await mkdir(root, { recursive: true, mode: 0o700 });
    await sweep(root);
    return new Spool(await mkdtemp(join(root, 'export-')));
  }

  #open(path: string): SpooledFile {
    const file = join(this.#folder, String(this.#files.size));
    const opened = {
      stream: createWriteStream(file, { mode: 0o600, flags: 'wx' }),
      file,
    };
    this.#files.set(path, opened);
    return opened;
  }

  /** Adds text to a file of the archive, which is created by the first text, '' too. */
  async write(path: string, text: string): Promise<void> {
    const { stream } = this.#files.get(path) ?? this.#open(path);
    if (!stream.write(text)) await once(stream, 'drain');
  }

  /** Ends all files. Returns their paths in the order of their creation, with what reads them. */
  async end(): Promise<{ path: string; read: () => Readable }[]> {
    const files = [...this.#files].map(([path, { stream, file }]) => {
      stream.end();
      return { path, stream, read: () => createReadStream(file) };
    });
    await Promise.all(files.map(({ stream }) => finished(stream)));
    return files.map(({ path, read }) => ({ path, read }));
  }

  /** Removes the files; once removed, again does nothing. */
  async remove(): Promise<void> {
    for (const { stream } of this.#files.values()) stream.destroy();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
