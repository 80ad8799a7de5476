import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { UPLOAD_REFUSED } from '@fleetwatch/contract/media/texts';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import type { S3Settings } from '../config/config.ts';
import { ApiError } from '../http/errors.ts';
import { bucketReader, type FoundObject } from './bucketReader.ts';
import { incomingKey } from './mediaKey.ts';
import { contentTypeOf } from './postPolicy.ts';
import { refuseContent } from './refuseContent.ts';
import { LINK_SECONDS, UPLOAD_SECONDS, type MediaObject, type Storage } from './Storage.ts';

const PART_BYTES = 1_048_576;

async function* partsOf({ size, read }: FoundObject): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += PART_BYTES) yield await read(start, start + PART_BYTES);
}

/** Creates the media storage in a bucket. Objects are private and only shown through signed addresses. */
export function s3Storage({ bucket, region, endpoint, publicEndpoint }: S3Settings): Storage {
  const clientAt = (address: string | undefined) =>
    new S3Client({ region, ...(address === undefined ? {} : { endpoint: address, forcePathStyle: true }) });
  const client = clientAt(endpoint);
  // A signature covers the host that the browser calls.
  const signer = publicEndpoint === undefined ? client : clientAt(publicEndpoint);
  const { read, find } = bucketReader(client, bucket);

  async function remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const Objects = keys.map((key) => ({ Key: key }));
    await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
  }

  async function accept({ key, type }: MediaObject, incoming: string, found: FoundObject): Promise<void> {
    await refuseContent(type, found);
    await client.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key: key,
        CopySource: `${bucket}/${incoming}`,
        ...(found.etag === undefined ? {} : { CopySourceIfMatch: found.etag }),
      }),
    );
  }

  return {
    async presignPost({ key, type }) {
      const contentType = contentTypeOf(type);
      return createPresignedPost(signer, {
        Bucket: bucket,
        Key: incomingKey(key),
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

    // A bucket accepts any content, and accepts it again while the form is valid. Therefore the checked
    // version is copied to a key that no form can write.
    async settle(object) {
      if (await find(object.key)) return true;
      const incoming = incomingKey(object.key);
      const found = await find(incoming);
      if (!found) return false;
      try {
        await accept(object, incoming, found);
      } catch (error) {
        const isReplaced = error instanceof S3ServiceException && error.name === 'PreconditionFailed';
        if (isReplaced) throw new ApiError('upload_refused', UPLOAD_REFUSED);
        if (error instanceof ApiError) await remove([incoming]);
        throw error;
      }
      await remove([incoming]);
      return true;
    },

    async write({ key, type }, content) {
      const ContentType = contentTypeOf(type);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType }));
    },

    read,

    async stream(key) {
      const found = await find(key);
      return found && Readable.from(partsOf(found), { objectMode: false });
    },

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

    remove,
  };
}
