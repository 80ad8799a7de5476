import { PICTURE_MISSING, UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/messages';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { makeMember, type TestMember } from '../testing/factories.ts';
import { fileOf, formOf } from '../testing/media.ts';
import { S3_ACCESS_KEY, S3_SECRET, startS3Double, type S3Double } from '../testing/s3Double.ts';
import { startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';

const BUCKET = 'boathouse-media';
const FOLDER = 'otter-creek-boat-club';

let s3: S3Double;
let api: TestApi;
let kim: TestMember;
let made = 0;
const environment = { ...process.env };

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = S3_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = S3_SECRET;
  s3 = await startS3Double(BUCKET);
  // The SDK signs by the machine's clock.
  const startsAt = new Date().toISOString();
  api = await startTestApi({
    startsAt,
    s3: { bucket: BUCKET, region: 'eu-central-1', endpoint: s3.endpoint },
  });
  kim = await api.inClub(() => makeMember());
});
afterAll(async () => {
  await api.close();
  await s3.close();
  process.env = environment;
});

const fresh = (type = 'png'): string => `tweets/file-${(made += 1)}.${type}`;
const ask = (path: string, objectName: string): Promise<Answer> =>
  api.call('POST', path, { token: kim.token, body: { bucket_name: FOLDER, object_name: objectName } });
async function formFor(objectName: string): Promise<PresignedPost> {
  const answer = await ask('/presigned_post', objectName);
  expect(answer.status).toBe(200);
  return answer.body as PresignedPost;
}
async function post(
  form: PresignedPost,
  file: Buffer,
  changes: Record<string, string> = {},
): Promise<Response> {
  const { content, contentType } = formOf(Object.entries({ ...form.fields, ...changes }), file);
  const headers = { 'Content-Type': contentType };
  return fetch(form.url, { method: 'POST', headers, body: new Uint8Array(content) });
}
const tweet = (name: string): Promise<Answer> =>
  api.call('POST', '/tweet', {
    token: kim.token,
    body: {
      user: kim.id,
      description: 'Look!',
      private: false,
      headsup: false,
      pictures: [{ id: 'a', type: 'png', name: name.slice(7, -4) }],
    },
  });

test('a file goes up by the signed form and is shown by the signed link, both of the bucket', async () => {
  const objectName = fresh();
  expect((await post(await formFor(objectName), fileOf('png'))).status).toBe(204);
  expect(s3.objects.get(`${FOLDER}/${objectName}`)).toEqual(fileOf('png'));
  const address = await ask('/presigned', objectName);
  const shown = await fetch(String(address.body));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('Content-Type')).toBe('image/png');
  expect(shown.headers.get('Content-Disposition')).toBe(`inline; filename="${objectName.slice(7)}"`);
});

test.each([
  ['key', `${FOLDER}/tweets/other.png`],
  ['Content-Type', 'text/html'],
  ['X-Amz-Signature', '0'.repeat(64)],
  ['acl', 'public-read'],
])('another %s than was signed is refused by the bucket', async (field, value) => {
  const before = s3.objects.size;
  expect((await post(await formFor(fresh()), fileOf('png'), { [field]: value })).status).toBe(403);
  expect(s3.objects.size).toBe(before);
});

test('size is the type’s, and nothing is nothing', async () => {
  expect((await post(await formFor(fresh('jpg')), fileOf('jpg', 1_048_576))).status).toBe(204);
  expect((await post(await formFor(fresh('jpg')), fileOf('jpg', 1_048_577))).status).toBe(403);
  expect((await post(await formFor(fresh('jpg')), Buffer.alloc(0))).status).toBe(403);
});

test('forms and links run out', async () => {
  const objectName = fresh();
  const form = await formFor(objectName);
  await post(form, fileOf('png'));
  const address = String((await ask('/presigned', objectName)).body);
  expect((await fetch(address.replace(objectName, fresh()))).status).toBe(403);
  s3.advanceSeconds(601);
  expect((await post(form, fileOf('png'))).status).toBe(403);
  expect((await fetch(address)).status).toBe(200);
  s3.advanceSeconds(300);
  expect((await fetch(address)).status).toBe(403);
  s3.advanceSeconds(-901);
});

test('a name that is there is not given again, one that is not there not shown', async () => {
  const objectName = fresh();
  expect((await ask('/presigned', objectName)).status).toBe(404);
  await post(await formFor(objectName), fileOf('png'));
  expect((await ask('/presigned_post', objectName)).status).toBe(409);
});

test('what is attached must be there and be what it says: a bucket takes anything', async () => {
  const [missing, lying, good] = [fresh(), fresh(), fresh()];
  await post(await formFor(lying), Buffer.from('<html><script>alert(1)</script></html>'));
  await post(await formFor(good), fileOf('png'));
  expect((await tweet(missing)).body).toEqual([PICTURE_MISSING, 'invalid:pictures']);
  expect((await tweet(lying)).body).toEqual([UNSUPPORTED_TYPE, 'invalid:pictures']);
  expect(s3.objects.has(`${FOLDER}/${lying}`)).toBe(false);
  const { _id } = (await tweet(good)).body as Tweet;
  expect((await api.call('DELETE', `/tweet/${_id}`, { token: kim.token })).status).toBe(200);
  expect(s3.objects.has(`${FOLDER}/${good}`)).toBe(false);
});

test('a profile picture keeps its address, which leads to a signed one', async () => {
  const objectName = 'members/kim.png';
  await post(await formFor(objectName), fileOf('png'));
  const address = await ask('/presigned', objectName);
  expect(address.body).toBe(`/api/media/${FOLDER}/${objectName}`);
  const led = await api.call('GET', String(address.body).replace('/api', ''));
  expect(led.status).toBe(302);
  expect((await fetch(led.headers.get('Location') ?? '')).status).toBe(200);
});

test('the disk takes nothing', async () => {
  const { content, contentType } = formOf([['key', 'a']], fileOf('png'));
  const answer = await api.call('POST', '/media', { raw: content, headers: { 'Content-Type': contentType } });
  expect(answer.status).toBe(404);
});
