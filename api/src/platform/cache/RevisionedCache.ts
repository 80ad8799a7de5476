import { processMetrics } from '../logging/processMetrics.ts';
import { versionsChecked } from './followModelVersions.ts';
import { areCurrent, inheritReads, recordReads, type Reads } from './modelVersions.ts';

/**
 * A kept value is loaded again after this, whatever is known of writes: a process that was killed between a write and
 * counting it, and not started again, told nobody.
 */
export const CACHE_MAX_AGE_MS = 10_000;

interface Kept<Value> {
  value: Promise<Value>;
  /** The value itself, once it is there. */
  loaded?: { value: Value };
  reads: Reads;
  loadedAt: number;
}

/**
 * Values that are loaded once and shared until something they were read from is written, by this process or another.
 * What a value was read from is recorded while it loads; a write of this process counts at once, so that nobody who asks
 * after a write is given a load that began before it.
 */
export class RevisionedCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The kept value of a key of this club, else what `load` gives. A failed load is not kept. */
  async get(club: string, key: string, load: () => Promise<Value>): Promise<Value> {
    const check = versionsChecked(club);
    if (check) await check;
    const kept = this.#usable(club, key);
    if (kept) processMetrics.cacheHits += 1;
    else processMetrics.cacheMisses += 1;
    const { value, reads } = kept ?? this.#load(club, key, load);
    const loaded = await value;
    inheritReads(reads);
    return loaded;
  }

  /** The kept value, when it is there and may be used this very moment; never loads, never waits. */
  peek(club: string, key: string): Value | undefined {
    return versionsChecked(club) ? undefined : this.#usable(club, key)?.loaded?.value;
  }

  drop(key: string): void {
    this.#kept.delete(key);
  }

  #usable(club: string, key: string): Kept<Value> | undefined {
    const present = this.#kept.get(key);
    if (!present || performance.now() - present.loadedAt >= CACHE_MAX_AGE_MS) return undefined;
    return areCurrent(club, present.reads) ? present : undefined;
  }

  #load(club: string, key: string, load: () => Promise<Value>): Kept<Value> {
    const reads: Reads = new Map();
    const loadedAt = performance.now();
    const loading: Kept<Value> = { value: recordReads(club, reads, load), reads, loadedAt };
    // The oldest goes first: what is polled is loaded again and again, and so is never the oldest for long.
    this.#kept.delete(key);
    const oldest = this.#kept.size >= this.#most ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, loading);
    loading.value.then(
      (value) => {
        loading.loaded = { value };
      },
      () => {
        if (this.#kept.get(key) === loading) this.#kept.delete(key);
      },
    );
    return loading;
  }
}
