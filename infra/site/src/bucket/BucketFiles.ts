import type { FileHeaders } from './fileHeaders.ts';

/** An object in the bucket. */
export interface BucketFile {
  content: Uint8Array;
  /** ETag of its content. */
  etag: string;
}

/** Another publisher changed the file between our read and our write. */
export class ConcurrentChangeError extends Error {
  constructor(key: string) {
    super(`${key} was changed by someone else at the same time. Check their version, then try again.`);
  }
}

/** The operations on the site's bucket that publishing needs. */
export interface BucketFiles {
  list(prefix: string): Promise<string[]>;
  /** Null when the file does not exist. */
  get(key: string): Promise<BucketFile | null>;
  /**
   * Writes a whole file.
   * @param before the ETag it replaces; null when the file must not exist yet
   * @throws ConcurrentChangeError when that condition fails
   */
  put(key: string, content: Uint8Array, headers: FileHeaders, before: string | null): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}
