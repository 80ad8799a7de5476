import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import type { MediaSource } from './MediaSource.ts';

/** Size of the first read, which shows whether an object exists and usually suffices. */
const FIRST_BYTES = 65_536;

interface Part {
  content: Buffer;
  /** Size of the whole object in bytes. */
  size: number;
  etag: string | undefined;
}

/** An object of a bucket, read in parts, always in the version first found. */
export interface FoundObject extends MediaSource {
  etag: string | undefined;
}

/** Creates a reader of objects in one bucket. */
export function bucketReader(client: S3Client, Bucket: string) {
  async function get(Key: string, Range?: string, IfMatch?: string): Promise<Part | null> {
    try {
      const object = await client.send(
        new GetObjectCommand({
          Bucket,
          Key,
          ...(Range === undefined ? {} : { Range }),
          ...(IfMatch === undefined ? {} : { IfMatch }),
        }),
      );
      const content = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      const [, total] = /\/(\d+)$/.exec(object.ContentRange ?? '') ?? [];
      return { content, size: total === undefined ? content.length : Number(total), etag: object.ETag };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    /** Reads the whole object; null when it does not exist. */
    read: async (key: string): Promise<Buffer | null> => (await get(key))?.content ?? null,

    /**
     * Finds the object for reading in parts, which fails if it is replaced in between. Null when it does not
     * exist.
     */
    async find(key: string): Promise<FoundObject | null> {
      const first = await get(key, `bytes=0-${FIRST_BYTES - 1}`);
      if (!first) return null;
      const { content, size, etag } = first;
      return {
        size,
        etag,
        async read(start, end) {
          if (end <= content.length || content.length >= size) return content.subarray(start, end);
          if (start >= size) return Buffer.alloc(0);
          const part = await get(key, `bytes=${start}-${Math.min(end, size) - 1}`, etag);
          return part?.content ?? Buffer.alloc(0);
        },
      };
    },
  };
}
