import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { fileOf, formOf } from '../testing/media.ts';
import { inBucket, type MediaStage } from '../testing/mediaStages.ts';

/** What is particular to a bucket; storages.test.ts has what holds for disk and bucket. */
const FOLDER = 'otter-creek-boat-club';

let stage: MediaStage;
beforeAll(async () => {
  stage = await inBucket();
});
afterAll(() => stage.close());

test('a profile picture’s address leads to a signed one of the bucket', async () => {
  const body = { bucket_name: FOLDER, object_name: 'members/kim.png' };
  const form = await stage.api.call('POST', '/presigned_post', { body });
  expect(await stage.post(form.body as PresignedPost, fileOf('png'))).toBe(204);
  const led = await stage.api.call('GET', `/media/${FOLDER}/members/kim.png`);
  expect(led.status).toBe(302);
  expect(led.headers.get('Location')).toContain('X-Amz-Signature=');
});

test('the disk takes nothing', async () => {
  const { content, contentType } = formOf([['key', 'a']], fileOf('png'));
  const headers = { 'Content-Type': contentType };
  const answer = await stage.api.call('POST', '/media', { raw: content, headers });
  expect(answer.status).toBe(404);
});
