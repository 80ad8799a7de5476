import type { Doc } from '../bsonValues.ts';

/** A change for change streams, before it has its position in the order. */
export interface Change {
  operationType: 'insert' | 'update' | 'replace' | 'delete' | 'drop' | 'dropDatabase';
  db: string;
  /** Undefined for a change of the whole database. */
  collection?: string;
  id?: unknown;
  /** The document after the change. */
  after?: Doc | undefined;
  /** The document before it, from which an update's changes are computed. */
  before?: Doc;
  /** Size of its documents as BSON, in bytes. */
  bytes: number;
}

/** A committed change with its number and time. */
export interface Committed extends Change {
  sequence: number;
  at: Date;
}

type Listener = (changes: Committed[]) => void;

const KEPT_CHANGES = 10_000;
/** Limit of journaled bytes; decoded, documents take several times as much. */
const KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Committed changes in their order, for change streams. Nothing of it is on the disk: it is empty at every start. The latest
 * are kept while there is a listener: 10,000 of them and 32 MB at most.
 */
export class Journal {
  private pending: Change[] = [];
  private kept: Committed[] = [];
  private keptBytes = 0;
  private readonly listeners = new Set<Listener>();
  private isUnkept = false;
  sequence = 0;

  /** Whether there are listeners, so that changes need to be described. */
  get isActive(): boolean {
    return this.listeners.size > 0;
  }

  record(change: Change): void {
    if (this.isActive) this.pending.push(change);
    else this.isUnkept = true;
  }

  commit(): void {
    // A number that no change is kept for, so that a request for changes after an earlier one fails.
    if (this.isUnkept) this.sequence += 1;
    this.isUnkept = false;
    if (this.pending.length === 0) return;
    const at = new Date();
    const committed = this.pending.map((change) => ({ ...change, sequence: ++this.sequence, at }));
    this.pending = [];
    for (const change of committed) {
      this.kept.push(change);
      this.keptBytes += change.bytes;
    }
    this.forgetOldest();
    for (const listener of this.listeners) listener(committed);
  }

  private forgetOldest(): void {
    let count = Math.max(0, this.kept.length - KEPT_CHANGES);
    let bytes = this.kept.slice(0, count).reduce((sum, change) => sum + change.bytes, 0);
    while (this.keptBytes - bytes > KEPT_BYTES) bytes += this.kept[count++]?.bytes ?? 0;
    this.kept.splice(0, count);
    this.keptBytes -= bytes;
  }

  rollback(): void {
    this.pending = [];
    this.isUnkept = false;
  }

  /** Number of changes that wait for the commit. */
  get pendingCount(): number {
    return this.pending.length;
  }

  /** Drops the records made after `pendingCount` was `count`. */
  rollbackTo(count: number): void {
    this.pending.length = count;
  }

  /**
   * Keeps changes and calls `listener` with each commit's; returns the function that stops it, and the last one to stop frees
   * the kept changes.
   */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.isActive) return;
      this.kept = [];
      this.keptBytes = 0;
    };
  }

  /** Returns the changes after a number; undefined if they are no longer kept. */
  since(sequence: number): Committed[] | undefined {
    const first = this.kept[0]?.sequence ?? this.sequence + 1;
    if (sequence > this.sequence || sequence + 1 < first) return undefined;
    return this.kept.filter((change) => change.sequence > sequence);
  }
}
