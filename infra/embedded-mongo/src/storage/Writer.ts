import { ServerError } from '../serverError.ts';
import type { Connection } from './Connection.ts';

/** A request that waits for the single writer. */
interface Waiting {
  /** A single write, or undefined for a transaction, which holds the writer. */
  work: (() => unknown) | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
  /** Time limit in all, in ms; 0 for none. */
  limitMs: number;
  /** Whether it continues a started operation, and so waits for a transaction without a limit. */
  goesOn: boolean;
}

/** Reports of the writer to the rest of the server. */
export interface WriterEvents {
  /** The last batch or transaction is on the disk. */
  onCommit: () => void;
  /** Everything since the last commit is undone. */
  onRollback: () => void;
  /** A command begins; the returned function is called if all its effects are undone. */
  onCommand: () => () => void;
}

/** Bounds how long readers of a batch wait for its commit. */
const MAX_BATCH = 256;

/**
 * The single writer. Writes that arrive together share one SQLite commit and are answered after it; a transaction holds the
 * writer until it commits or aborts, and a request that waits longer than the lock timeout is refused with WriteConflict (112).
 */
export class Writer {
  private readonly connection: Connection;
  private readonly events: WriterEvents;
  private readonly lockTimeoutMs: number;
  private queue: Waiting[] = [];
  private isHeld = false;
  private isFlushPlanned = false;

  constructor(connection: Connection, lockTimeoutMs: number, events: WriterEvents) {
    this.connection = connection;
    this.lockTimeoutMs = lockTimeoutMs;
    this.events = events;
  }

  /**
   * Runs a write outside transactions, which waits no longer than `limitMs` for its turn; resolves once it is committed. One
   * that `goesOn` waits for a transaction without a limit.
   */
  run<Result>(work: () => Result, limitMs = 0, goesOn = false): Promise<Result> {
    return this.enqueue(work, limitMs, goesOn) as Promise<Result>;
  }

  /** Takes the writer for a transaction. Pair with `commit` or `rollback`. */
  hold(): Promise<void> {
    return this.enqueue(undefined, 0, false) as Promise<void>;
  }

  commit(): void {
    try {
      this.connection.exec('COMMIT');
      this.events.onCommit();
    } catch (error) {
      this.undo();
      throw error;
    } finally {
      this.release();
    }
  }

  rollback(): void {
    this.undo();
    this.release();
  }

  private release(): void {
    this.isHeld = false;
    this.planFlush();
  }

  private enqueue(work: (() => unknown) | undefined, limitMs: number, goesOn: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { work, resolve, reject, timer: undefined, limitMs, goesOn };
      if (this.isHeld) this.waitNoLonger(waiting);
      this.queue.push(waiting);
      this.planFlush();
    });
  }

  private waitNoLonger(waiting: Waiting): void {
    if (waiting.goesOn) return;
    const patience = Math.min(waiting.limitMs || Infinity, this.lockTimeoutMs);
    waiting.timer ??= setTimeout(() => this.giveUp(waiting), patience);
  }

  private giveUp(waiting: Waiting): void {
    this.queue = this.queue.filter((one) => one !== waiting);
    const isItsLimit = waiting.limitMs > 0 && waiting.limitMs < this.lockTimeoutMs;
    if (isItsLimit) waiting.reject(new ServerError(50, 'operation exceeded time limit'));
    waiting.reject(
      new ServerError(
        112,
        'WriteConflict: another transaction holds the writer. Please retry your operation or multi-document transaction.',
      ),
    );
  }

  private planFlush(): void {
    if (this.isFlushPlanned || this.isHeld || this.queue.length === 0) return;
    this.isFlushPlanned = true;
    setImmediate(() => {
      this.isFlushPlanned = false;
      this.flush();
    });
  }

  private flush(): void {
    if (this.isHeld) return;
    const end = this.queue.findIndex(({ work }) => work === undefined);
    const batch = this.queue.splice(0, Math.min(end === -1 ? this.queue.length : end, MAX_BATCH));
    for (const { timer } of batch) clearTimeout(timer);
    if (batch.length > 0) this.runBatch(batch);
    const [next] = this.queue;
    if (batch.length === 0 && next) {
      this.queue.shift();
      clearTimeout(next.timer);
      this.begin(next);
    }
    this.planFlush();
  }

  private begin(next: Waiting): void {
    try {
      this.connection.exec('BEGIN IMMEDIATE');
    } catch (error) {
      next.reject(error);
      return;
    }
    this.isHeld = true;
    for (const waiting of this.queue) this.waitNoLonger(waiting);
    next.resolve(undefined);
  }

  /**
   * Commits all at once. A refused command leaves no effects (a savepoint each); a fault in one of them undoes the batch and
   * runs each separately, so that the others still succeed.
   */
  private runBatch(batch: Waiting[]): void {
    const outcomes: (() => void)[] = [];
    try {
      this.connection.exec('BEGIN IMMEDIATE');
      for (const { work, resolve, reject } of batch) {
        const undone = this.events.onCommand();
        this.connection.run('SAVEPOINT command');
        try {
          const value = work?.();
          outcomes.push(() => resolve(value));
        } catch (error) {
          if (!(error instanceof ServerError)) throw error;
          this.connection.endIterators();
          this.connection.run('ROLLBACK TO command');
          undone();
          outcomes.push(() => reject(error));
        }
        this.connection.run('RELEASE command');
      }
      this.connection.exec('COMMIT');
    } catch (error) {
      this.undo();
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) this.runBatch([one]);
      return;
    }
    this.events.onCommit();
    for (const settle of outcomes) settle();
  }

  private undo(): void {
    this.connection.endIterators();
    try {
      this.connection.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself, as it does if the disk is full.
    }
    this.events.onRollback();
  }

  /** Refuses all waiting requests, as the server stops. */
  close(): void {
    for (const { reject, timer } of this.queue) {
      clearTimeout(timer);
      reject(new ServerError(11600, 'interrupted at shutdown'));
    }
    this.queue = [];
  }
}
