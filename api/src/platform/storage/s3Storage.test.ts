import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { s3Storage } from './s3Storage.ts';
import { HEAD_BYTES } from './Storage.ts';

const client = mockClient(S3Client);
const storage = s3Storage({ bucket: 'media', region: 'us-east-1' });

beforeEach(() => {
  client.reset();
});

test('the head is a ranged read', async () => {
  const transformToByteArray = async (): Promise<Uint8Array> => new Uint8Array([1, 2, 3]);
  client.on(GetObjectCommand).resolves({ Body: { transformToByteArray } as never });
  expect(await storage.readHead('club/tweets/a.png')).toEqual(Buffer.from([1, 2, 3]));
  expect(client.commandCalls(GetObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: 'media',
    Key: 'club/tweets/a.png',
    Range: `bytes=0-${HEAD_BYTES - 1}`,
  });
});

test('an object is read whole, or is not there', async () => {
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

test('what is not there is null; any other failure is one', async () => {
  client.on(GetObjectCommand).rejectsOnce(new NoSuchKey({ message: 'no', $metadata: {} }));
  expect(await storage.readHead('club/tweets/a.png')).toBeNull();
  const denied = new S3ServiceException({ name: 'AccessDenied', $fault: 'client', $metadata: {} });
  client.on(GetObjectCommand).rejects(denied);
  await expect(storage.readHead('club/tweets/a.png')).rejects.toBe(denied);
});

test('several are removed at once, none without a call', async () => {
  client.on(DeleteObjectsCommand).resolves({});
  await storage.remove([]);
  expect(client.calls()).toHaveLength(0);
  await storage.remove(['a', 'b']);
  expect(client.commandCalls(DeleteObjectsCommand)[0]?.args[0].input.Delete?.Objects).toEqual([
    { Key: 'a' },
    { Key: 'b' },
  ]);
});

describe('where browsers reach the bucket at another address', () => {
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

  test('they are sent there, with the bucket in the path', async () => {
    const { url } = await split.presignPost({ key: 'club/a.png', type: 'png' });
    expect(url).toBe('https://boats.example.org/media');
    expect(await split.presignGet({ key: 'club/a.png', type: 'png' })).toMatch(
      /^https:\/\/boats\.example\.org\/media\/club\/a\.png\?.*X-Amz-Signature=/,
    );
  });

  test('and the API itself goes to its own', async () => {
    client.on(DeleteObjectsCommand).resolves({});
    await split.remove(['a']);
    const { endpoint } = client.commandCalls(DeleteObjectsCommand)[0]?.thisValue.config ?? {};
    expect(await endpoint?.()).toMatchObject({ hostname: 'store', port: 8333, protocol: 'http:' });
  });
});
