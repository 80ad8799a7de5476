import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import { ServerError } from '../serverError.ts';

/** Result of `getMore` on a cursor. */
export interface Batch {
  docs: Uint8Array[];
  isDone: boolean;
  /** Change streams report their position even without new events. */
  postBatchResumeToken?: unknown;
}

/** An open cursor. */
export interface Cursor {
  namespace: string;
  next: (batchSize: number, maxTimeMs: number | undefined) => Batch | Promise<Batch>;
  close: () => void;
  /** Session that opened it; ending the session ends the cursor. */
  session: string | undefined;
}

const IDLE_LIMIT_MS = 10 * 60_000;
const MAX_OPEN = 250;
/** Small enough that a client that reads much blocks neither the reading nor the sending thread. */
const MAX_BATCH_BYTES = 1024 * 1024;
/** Number of threads that cursor ids distinguish. */
export const OWNERS = 64;

/** Documents on demand, one ahead, so that the last batch is known to be the last. */
export class DocStream {
  readonly #docs: Iterator<Uint8Array>;
  #ahead: IteratorResult<Uint8Array>;

  constructor(docs: Iterable<Uint8Array>) {
    this.#docs = docs[Symbol.iterator]();
    this.#ahead = this.#docs.next();
  }

  get isDone(): boolean {
    return this.#ahead.done === true;
  }

  /** Returns at most `batchSize` documents and 1 MB, but at least one document. */
  take(batchSize: number): Uint8Array[] {
    const docs: Uint8Array[] = [];
    for (let bytes = 0; !this.#ahead.done && docs.length < batchSize; this.#ahead = this.#docs.next()) {
      bytes += this.#ahead.value.length;
      if (docs.length > 0 && bytes > MAX_BATCH_BYTES) break;
      docs.push(this.#ahead.value);
    }
    return docs;
  }

  close(): void {
    try {
      this.#docs.return?.();
    } catch {
      // Its work was cut off in the middle.
    }
  }
}

/** Returns the thread that owns a cursor's id. */
export const ownerOf = (id: string): number => Number(BigInt(id) % BigInt(OWNERS));

/** The open cursors of one thread. */
export class Cursors {
  readonly #owner: number;
  readonly #open = new Map<string, { cursor: Cursor; usedAt: number }>();

  constructor(owner = 0) {
    this.#owner = owner;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Stores a cursor and returns its id. Throws ExceededMemoryLimit (146) if too many are open. */
  add(cursor: Cursor): Long {
    if (this.#open.size >= MAX_OPEN) {
      cursor.close();
      throw new ServerError(
        146,
        `too many open cursors: ${MAX_OPEN}. Read results to their end, or close their cursors.`,
      );
    }
    const low = randomInt(1, 2 ** 25) * OWNERS + this.#owner;
    const id = Long.fromBits(low, randomInt(1, 2 ** 31));
    this.#open.set(id.toString(), { cursor, usedAt: Date.now() });
    return id;
  }

  /** Throws CursorNotFound (43). */
  get(id: string): Cursor {
    const entry = this.#open.get(id);
    if (!entry) throw new ServerError(43, `cursor id ${id} not found`);
    entry.usedAt = Date.now();
    return entry.cursor;
  }

  /** Returns whether there was such a cursor. */
  kill(id: string): boolean {
    const entry = this.#open.get(id);
    this.#open.delete(id);
    entry?.cursor.close();
    return entry !== undefined;
  }

  killOfSession(session: string): void {
    for (const [id, { cursor }] of this.#open) if (cursor.session === session) this.kill(id);
  }

  /** Closes cursors unused for ten minutes, as MongoDB does. */
  killIdle(now = Date.now()): void {
    for (const [id, { usedAt }] of this.#open) if (usedAt < now - IDLE_LIMIT_MS) this.kill(id);
  }

  closeAll(): void {
    for (const id of this.#open.keys()) this.kill(id);
  }
}
