import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ConcurrentChangeError, type BucketFiles } from './BucketFiles.ts';

/** Maximum keys per call of S3's DeleteObjects. */
const REMOVED_AT_ONCE = 1_000;
/** Errors of a conditional write that failed, or that met another write of the same key. */
const CONFLICTS = [412, 409];

/** A bucket of S3, with the credentials of the environment. */
export function s3Files(client: S3Client, bucket: string): BucketFiles {
  return {
    async list(prefix) {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        keys.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      }
      return keys;
    },

    async get(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return { content: (await Body?.transformToByteArray()) ?? new Uint8Array(), etag: ETag ?? '' };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async put(key, content, { contentType, cacheControl }, before) {
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: content,
            ContentType: contentType,
            CacheControl: cacheControl,
            ...(before === null ? { IfNoneMatch: '*' } : { IfMatch: before }),
          }),
        );
      } catch (error) {
        if (error instanceof S3ServiceException && CONFLICTS.includes(error.$metadata.httpStatusCode ?? 0)) {
          throw new ConcurrentChangeError(key);
        }
        throw error;
      }
    },

    async remove(keys) {
      for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE) {
        const Objects = keys.slice(start, start + REMOVED_AT_ONCE).map((Key) => ({ Key }));
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}
