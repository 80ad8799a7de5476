import type { LockFile } from '../withLock.ts';
import { ConcurrentChangeError, type BucketFiles } from './BucketFiles.ts';

/** Every publisher may write it (PublisherStack), and nothing else that is not its own. */
const KEY = 'publishing.lock';
const HEADERS = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' };

/** The lock of a site in a bucket, by its conditional writes. */
export const bucketLock = (bucket: BucketFiles): LockFile => ({
  async read() {
    const file = await bucket.get(KEY);
    return file && { content: Buffer.from(file.content).toString(), tag: file.etag };
  },
  async write(content, tag) {
    try {
      await bucket.put(KEY, Buffer.from(content), HEADERS, tag);
      return true;
    } catch (error) {
      if (error instanceof ConcurrentChangeError) return false;
      throw error;
    }
  },
  async remove(content) {
    if ((await this.read())?.content === content) await bucket.remove([KEY]);
  },
});
