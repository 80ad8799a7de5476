import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import type { S3Settings } from '../config.ts';
import { contentTypeOf } from './postPolicy.ts';
import { HEAD_BYTES, LINK_SECONDS, UPLOAD_SECONDS, type Storage } from './Storage.ts';

/** Media in a bucket. Objects stay private to it: they are shown by signed addresses only. */
export function s3Storage({ bucket, region, endpoint, publicEndpoint }: S3Settings): Storage {
  const clientAt = (address: string | undefined) =>
    new S3Client({ region, ...(address === undefined ? {} : { endpoint: address, forcePathStyle: true }) });
  const client = clientAt(endpoint);
  // A signature is over the host that the browser asks.
  const signer = publicEndpoint === undefined ? client : clientAt(publicEndpoint);

  /** The object, or a range of it. */
  async function get(Key: string, Range?: string): Promise<Buffer | null> {
    try {
      const object = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key, ...(Range === undefined ? {} : { Range }) }),
      );
      return Buffer.from((await object.Body?.transformToByteArray()) ?? []);
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    async presignPost({ key, type }) {
      const contentType = contentTypeOf(type);
      return createPresignedPost(signer, {
        Bucket: bucket,
        Key: key,
        Expires: UPLOAD_SECONDS,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, PICTURE_BYTES_MAX[type]],
          ['eq', '$Content-Type', contentType],
        ],
      });
    },

    async presignGet({ key, type }) {
      const fileName = key.slice(key.lastIndexOf('/') + 1);
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentType: contentTypeOf(type),
        ResponseContentDisposition: `inline; filename="${fileName}"`,
      });
      return getSignedUrl(signer, command, { expiresIn: LINK_SECONDS });
    },

    readHead: (key) => get(key, `bytes=0-${HEAD_BYTES - 1}`),
    read: (key) => get(key),

    async *list(folder) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: folder },
      )) {
        yield Contents.flatMap(({ Key, LastModified }) =>
          Key === undefined || LastModified === undefined ? [] : [{ key: Key, storedAt: LastModified }],
        );
      }
    },

    async remove(keys) {
      if (keys.length === 0) return;
      const Objects = keys.map((key) => ({ Key: key }));
      await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
    },
  };
}
