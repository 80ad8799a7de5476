import { ConcurrentChangeError, type BucketFile, type BucketFiles } from '../bucket/BucketFiles.ts';
import type { FileHeaders } from '../bucket/fileHeaders.ts';

/** An in-memory bucket with S3's conditional writes. */
export class MemoryBucket implements BucketFiles {
  readonly files = new Map<string, BucketFile & { headers: FileHeaders }>();
  /** Every change in order: `put key`, `remove key`. */
  readonly changes: string[] = [];
  #writes = 0;

  list(prefix: string): Promise<string[]> {
    return Promise.resolve([...this.files.keys()].filter((key) => key.startsWith(prefix)));
  }

  get(key: string): Promise<BucketFile | null> {
    return Promise.resolve(this.files.get(key) ?? null);
  }

  put(key: string, content: Uint8Array, headers: FileHeaders, before: string | null): Promise<void> {
    if ((this.files.get(key)?.etag ?? null) !== before) return Promise.reject(new ConcurrentChangeError(key));
    this.#writes += 1;
    this.files.set(key, { content: Buffer.from(content), etag: `"${this.#writes}"`, headers });
    this.changes.push(`put ${key}`);
    return Promise.resolve();
  }

  remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.files.delete(key);
      this.changes.push(`remove ${key}`);
    }
    return Promise.resolve();
  }
}
