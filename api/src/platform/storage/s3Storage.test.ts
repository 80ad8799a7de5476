import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { fileOf } from '../../testing/media.ts';
import { s3Storage } from './s3Storage.ts';

const client = mockClient(S3Client);
const storage = s3Storage({ bucket: 'media', region: 'us-east-1' });

beforeEach(() => {
  client.reset();
});

test("writes an object of the server's own with its content type", async () => {
  client.on(PutObjectCommand).resolves({});
  await storage.write({ key: 'club/crest/a.png', type: 'png' }, fileOf('png'));
  expect(client.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: 'media',
    Key: 'club/crest/a.png',
    Body: fileOf('png'),
    ContentType: 'image/png',
  });
});

test('reads an object whole, and a missing one as null', async () => {
  const transformToByteArray = async (): Promise<Uint8Array> => new Uint8Array([1, 2, 3]);
  client.on(GetObjectCommand).resolvesOnce({ Body: { transformToByteArray } as never });
  expect(await storage.read('club/tweets/a.png')).toEqual(Buffer.from([1, 2, 3]));
  expect(client.commandCalls(GetObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: 'media',
    Key: 'club/tweets/a.png',
  });
  client.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'no', $metadata: {} }));
  expect(await storage.read('club/tweets/a.png')).toBeNull();
});

test('does not settle a missing upload, and throws any other error', async () => {
  const object = { key: 'club/tweets/a.png', type: 'png' } as const;
  client.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'no', $metadata: {} }));
  expect(await storage.settle(object)).toBe(false);
  const denied = new S3ServiceException({ name: 'AccessDenied', $fault: 'client', $metadata: {} });
  client.on(GetObjectCommand).rejects(denied);
  await expect(storage.settle(object)).rejects.toBe(denied);
});

test('refuses an upload replaced during its check', async () => {
  const body = fileOf('png');
  const transformToByteArray = async (): Promise<Uint8Array> => body;
  client
    .on(GetObjectCommand)
    .rejectsOnce(new NoSuchKey({ message: 'no', $metadata: {} }))
    .resolves({ Body: { transformToByteArray } as never, ETag: '"first"' });
  client
    .on(CopyObjectCommand)
    .rejects(new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata: {} }));
  await expect(storage.settle({ key: 'club/tweets/a.png', type: 'png' })).rejects.toMatchObject({
    code: 'upload_refused',
  });
  expect(client.commandCalls(CopyObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: 'media',
    Key: 'club/tweets/a.png',
    CopySource: 'media/club/incoming/tweets/a.png',
    CopySourceIfMatch: '"first"',
  });
});

test('removes several objects in one call, and none without a call', async () => {
  client.on(DeleteObjectsCommand).resolves({});
  await storage.remove([]);
  expect(client.calls()).toHaveLength(0);
  await storage.remove(['a', 'b']);
  expect(client.commandCalls(DeleteObjectsCommand)[0]?.args[0].input.Delete?.Objects).toEqual([
    { Key: 'a' },
    { Key: 'b' },
  ]);
});

describe('with another address of the bucket for browsers', () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  const split = s3Storage({
    bucket: 'media',
    region: 'us-east-1',
    endpoint: 'http://store:8333',
    publicEndpoint: 'https://boats.example.org',
  });

  beforeEach(() => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'of the tests' });
  });
  afterEach(() => {
    process.env = { ...process.env, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
  });

  test("signs addresses with the bucket's address for browsers, and the bucket in the path", async () => {
    const { url } = await split.presignPost({ key: 'club/a.png', type: 'png' });
    expect(url).toBe('https://boats.example.org/media');
    expect(await split.presignGet({ key: 'club/a.png', type: 'png' })).toMatch(
      /^https:\/\/boats\.example\.org\/media\/club\/a\.png\?.*X-Amz-Signature=/,
    );
  });

  test('uses its own endpoint for the API itself', async () => {
    client.on(DeleteObjectsCommand).resolves({});
    await split.remove(['a']);
    const { endpoint } = client.commandCalls(DeleteObjectsCommand)[0]?.thisValue.config ?? {};
    expect(await endpoint?.()).toMatchObject({ hostname: 'store', port: 8333, protocol: 'http:' });
  });
});
