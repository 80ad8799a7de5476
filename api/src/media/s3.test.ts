import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/texts';
import { fileOf, formOf, keyOfForm } from '../testing/media.ts';
import { inBucket, type MediaStage } from '../testing/mediaStages.ts';

/** Rules specific to a bucket; storages.test.ts has those shared by disk and bucket. */
const FOLDER = 'otter-creek-boat-club';

let stage: MediaStage;
beforeAll(async () => {
  stage = await inBucket();
});
afterAll(() => stage.close());

test("redirects a profile picture's address to a signed one of the bucket", async () => {
  const body = { bucket_name: FOLDER, object_name: 'members/kim.png' };
  const form = await stage.api.call('POST', '/presigned_post', { body });
  expect(await stage.post(form.body as PresignedPost, fileOf('png'))).toBe(204);
  const address = await stage.api.call('POST', '/presigned', { body });
  const led = await stage.api.call('GET', String(address.body).slice(`${stage.api.base}/api`.length));
  expect(led.status).toBe(302);
  expect(led.headers.get('Location')).toContain('X-Amz-Signature=');
});

test('shows the checked content, even if the form is posted again', async () => {
  const body = { bucket_name: FOLDER, object_name: 'members/again.png' };
  const form = (await stage.api.call('POST', '/presigned_post', { body })).body as PresignedPost;
  expect(await stage.post(form, fileOf('png', 300))).toBe(204);
  const { body: address } = await stage.api.call('POST', '/presigned', { body });
  expect(await stage.post(form, fileOf('png', 400))).toBe(204);
  expect((await stage.api.call('POST', '/presigned', { body })).body).toBe(address);
  expect(await (await stage.open(String(address))).arrayBuffer()).toHaveProperty('byteLength', 300);
});

test('neither shows nor stores a profile picture with other content', async () => {
  const body = { bucket_name: FOLDER, object_name: 'members/script.png' };
  const form = (await stage.api.call('POST', '/presigned_post', { body })).body as PresignedPost;
  const before = stage.kept().size;
  expect(await stage.post(form, Buffer.from('<script>alert(1)</script>'))).toBe(204);
  const shown = await stage.api.call('GET', `/media/${keyOfForm(form)}`);
  expect((await stage.open(shown.headers.get('Location') ?? '')).status).toBe(404);
  const refused = await stage.api.call('POST', '/presigned', { body });
  expect([refused.status, refused.body]).toEqual([422, [UNSUPPORTED_TYPE, 'invalid:file']]);
  expect(stage.kept().size).toBe(before);
});

test('does not find the local upload route', async () => {
  const { content, contentType } = formOf([['key', 'a']], fileOf('png'));
  const headers = { 'Content-Type': contentType };
  const answer = await stage.api.call('POST', '/media', { raw: content, headers });
  expect(answer.status).toBe(404);
});
