import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import { ServerError } from '../serverError.ts';

/** What a cursor gives on `getMore`. */
export interface Batch {
  docs: Uint8Array[];
  isDone: boolean;
  /** Change streams tell how far they have come even when nothing happened. */
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
const MAX_BATCH_BYTES = 16 * 1024 * 1024;

/** A batch's share of a list: at most `batchSize` documents and 16 MB, at least one. */
export const takeBatch = (docs: Uint8Array[], batchSize: number): Uint8Array[] => {
  let bytes = 0;
  let count = 0;
  for (const doc of docs) {
    bytes += doc.length;
    if (count >= batchSize || (count > 0 && bytes > MAX_BATCH_BYTES)) break;
    count += 1;
  }
  return docs.splice(0, count);
};

/** The open cursors. */
export class Cursors {
  private readonly open = new Map<string, { cursor: Cursor; usedAt: number }>();

  /** Keeps a cursor and answers its id. */
  add(cursor: Cursor): Long {
    const id = Long.fromBits(randomInt(1, 2 ** 31), randomInt(1, 2 ** 31));
    this.open.set(id.toString(), { cursor, usedAt: Date.now() });
    return id;
  }

  /** Keeps what is left of a result, or answers 0 when nothing is. */
  addRest(namespace: string, docs: Uint8Array[], session: string | undefined): Long {
    if (docs.length === 0) return Long.ZERO;
    return this.add({
      namespace,
      session,
      next: (batchSize) => ({ docs: takeBatch(docs, batchSize), isDone: docs.length === 0 }),
      close: () => undefined,
    });
  }

  /** Throws CursorNotFound (43). */
  get(id: string): Cursor {
    const entry = this.open.get(id);
    if (!entry) throw new ServerError(43, `cursor id ${id} not found`);
    entry.usedAt = Date.now();
    return entry.cursor;
  }

  /** Answers whether there was such a cursor. */
  kill(id: string): boolean {
    const entry = this.open.get(id);
    entry?.cursor.close();
    return this.open.delete(id);
  }

  killOfSession(session: string): void {
    for (const [id, { cursor }] of this.open) if (cursor.session === session) this.kill(id);
  }

  /** Forgets cursors no one has asked for ten minutes, as MongoDB does. */
  killIdle(): void {
    const limit = Date.now() - IDLE_LIMIT_MS;
    for (const [id, { usedAt }] of this.open) if (usedAt < limit) this.kill(id);
  }

  closeAll(): void {
    for (const id of this.open.keys()) this.kill(id);
  }
}
