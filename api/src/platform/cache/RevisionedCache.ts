import { processMetrics } from '../logging/processMetrics.ts';
import { whenVersionsChecked } from './followModelVersions.ts';
import { areCurrent, inheritReads, recordReads, type Reads } from './modelVersions.ts';

/**
 * Maximum age of cached values even without a known write: a process killed between a write and its count
 * has not announced it.
 */
export const CACHE_MAX_AGE_MS = 10_000;

interface CacheEntry<Value> {
  value: Promise<Value>;
  /** Resolved value. */
  loaded?: { value: Value };
  reads: Reads;
  loadedAt: number;
}

/**
 * Values that are loaded once and shared until a model they were read from is written, by this process or
 * another. Models are recorded while a value loads. A write of this process invalidates at once, so that a
 * request after a write never receives a load that began before it.
 */
export class RevisionedCache<Value> {
  readonly #kept = new Map<string, CacheEntry<Value>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value of a club's key, otherwise the result of `load`. A failed load is not cached. */
  async get(club: string, key: string, load: () => Promise<Value>): Promise<Value> {
    const check = whenVersionsChecked(club);
    if (check) await check;
    const kept = this.#usable(club, key);
    if (kept) processMetrics.cacheHits += 1;
    else processMetrics.cacheMisses += 1;
    const { value, reads } = kept ?? this.#load(club, key, load);
    const loaded = await value;
    inheritReads(reads);
    return loaded;
  }

  /** Returns the cached value if it is valid at this moment. Never loads or waits. */
  peek(club: string, key: string): Value | undefined {
    return whenVersionsChecked(club) ? undefined : this.#usable(club, key)?.loaded?.value;
  }

  drop(key: string): void {
    this.#kept.delete(key);
  }

  #usable(club: string, key: string): CacheEntry<Value> | undefined {
    const present = this.#kept.get(key);
    if (!present || performance.now() - present.loadedAt >= CACHE_MAX_AGE_MS) return undefined;
    return areCurrent(club, present.reads) ? present : undefined;
  }

  #load(club: string, key: string, load: () => Promise<Value>): CacheEntry<Value> {
    const reads: Reads = new Map();
    const loadedAt = performance.now();
    const loading: CacheEntry<Value> = { value: recordReads(club, reads, load), reads, loadedAt };
    // Evicts the oldest load. A polled value is reloaded often, so it is rarely the oldest.
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
