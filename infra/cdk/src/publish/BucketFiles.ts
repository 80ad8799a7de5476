import type { FileHeaders } from './fileHeaders.ts';

/** What is in the bucket under a key. */
export interface BucketFile {
  content: Uint8Array;
  /** Of just this content. */
  etag: string;
}

/** Somebody else changed a file between our reading and our writing it. */
export class MeanwhileChanged extends Error {
  constructor(key: string) {
    super(`${key} was changed by somebody else meanwhile. What is shown is theirs; look, and try again.`);
  }
}

/** The site's bucket, as far as publishing needs it. */
export interface BucketFiles {
  list(prefix: string): Promise<string[]>;
  /** Null for one that is not there any more. */
  get(key: string): Promise<BucketFile | null>;
  /**
   * Writes a file whole.
   * @param before the etag that it replaces; null where there is to be none yet
   * @throws MeanwhileChanged when it is not so
   */
  put(key: string, content: Uint8Array, headers: FileHeaders, before: string | null): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}
