import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import {
  MEDIA_NAME_INVALID,
  MEDIA_NAME_TAKEN,
  MEDIA_NOT_FOUND,
  PLACE_IN_FILE,
  ONLY_PNG,
} from '@fleetwatch/contract/media/texts';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { PICTURE_MISSING, UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/texts';
import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import { PICTURE_TYPES, type PictureType, type Tweet } from '@fleetwatch/contract/tweets/wire';
import { MemberModel } from '../members/Member.ts';
import { makeMember, type TestMember } from '../testing/factories.ts';
import { fileOf, keyOfForm } from '../testing/media.ts';
import { PLACED } from '../testing/placedMedia.ts';
import { MEDIA_STAGES, type MediaStage } from '../testing/mediaStages.ts';
import type { Answer, Call } from '../testing/startTestApi.ts';
import { sweepMedia, UNUSED_FILE_HOURS } from './commands/sweepMedia.ts';
import { UploadModel } from './Upload.ts';

const FOLDER = 'otter-creek-boat-club';
const SCRIPT = Buffer.from('<html><script>alert(1)</script></html>');

/** Rules shared by disk and bucket; media.test.ts and s3.test.ts have the specific ones. */
describe.each(MEDIA_STAGES)('media: %s', (_name, start) => {
  let stage: MediaStage;
  let kim: TestMember;
  let made = 0;
  beforeAll(async () => {
    stage = await start();
    kim = await stage.api.inClub(() => makeMember());
  });
  afterAll(() => stage.close());

  const fresh = (type: PictureType = 'png', folder = 'tweets'): string =>
    `${folder}/file-${(made += 1)}.${type}`;
  const ask = (
    path: '/presigned' | '/presigned_post',
    objectName: string,
    call: Call = { token: kim.token },
    bucket = FOLDER,
  ): Promise<Answer> =>
    stage.api.call('POST', path, { ...call, body: { bucket_name: bucket, object_name: objectName } });
  const keys = new Map<string, string>();
  async function formFor(objectName: string, call?: Call): Promise<PresignedPost> {
    const answer = await ask('/presigned_post', objectName, call);
    expect(answer.status).toBe(200);
    const form = answer.body as PresignedPost;
    keys.set(objectName, keyOfForm(form));
    return form;
  }
  const keyOf = (objectName: string): string => keys.get(objectName) ?? '';
  const storedAs = (objectName: string): string => keyOf(objectName).slice(FOLDER.length + 1);
  async function uploaded(objectName = fresh(), call?: Call): Promise<string> {
    expect(await stage.post(await formFor(objectName, call), fileOf('png'))).toBe(204);
    return objectName;
  }
  const addressOf = async (objectName: string): Promise<string> =>
    String((await ask('/presigned', objectName)).body);
  const keeps = (objectName: string): boolean =>
    [keyOf(objectName), `${FOLDER}/incoming/${storedAs(objectName)}`].some((key) => stage.kept().has(key));
  /** Attaches `tweets/name.png` to a tweet. */
  const tweet = (objectName: string, type: PictureType = 'png'): Promise<Answer> =>
    stage.api.call('POST', '/tweet', {
      token: kim.token,
      body: {
        user: kim.id,
        description: 'Look!',
        private: false,
        headsup: false,
        pictures: [{ id: 'a', type, name: objectName.slice('tweets/'.length, -`.${type}`.length) }],
      },
    });

  test.each(PICTURE_TYPES)('uploads %s by a signed form, and shows it by a signed link', async (type) => {
    const [objectName, file] = [fresh(type), fileOf(type, 5_000)];
    expect(await stage.post(await formFor(objectName), file)).toBe(204);
    const shown = await stage.open(await addressOf(objectName));
    expect(stage.kept().get(keyOf(objectName))?.equals(file)).toBe(true);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Type')).toBe(MEDIA_CONTENT_TYPES[type]);
    expect(shown.headers.get('Content-Disposition')).toBe(
      `inline; filename="${storedAs(objectName).slice(7)}"`,
    );
    expect(Buffer.from(await shown.arrayBuffer()).equals(file)).toBe(true);
  });

  test.each(['jpg', 'bmp', 'png'] as const)(
    'accepts %s up to the last byte of its limit, and no more',
    async (type) => {
      const most = PICTURE_BYTES_MAX[type];
      const [fitting, larger, empty] = [fresh(type), fresh(type), fresh(type)];
      expect(await stage.post(await formFor(fitting), fileOf(type, most))).toBe(204);
      expect([403, 413]).toContain(await stage.post(await formFor(larger), fileOf(type, most + 1)));
      expect([403, 422]).toContain(await stage.post(await formFor(empty), Buffer.alloc(0)));
      expect([fitting, larger, empty].map(keeps)).toEqual([true, false, false]);
    },
  );

  test.each([
    ['key', `${FOLDER}/tweets/other.png`],
    ['Content-Type', 'text/html'],
    ['acl', 'public-read-write'],
    ['success_action_redirect', 'https://evil.example'],
    ['policy', Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64')],
  ])('refuses a form with another %s than was signed', async (field, value) => {
    const before = stage.kept().size;
    expect(await stage.post(await formFor(fresh()), fileOf('png'), { [field]: value })).toBe(403);
    expect(stage.kept().size).toBe(before);
  });

  test('refuses a form with another signature', async () => {
    const form = await formFor(fresh());
    const field = Object.keys(form.fields).find((name) => /signature$/i.test(name)) ?? '';
    expect(await stage.post(form, fileOf('png'), { [field]: '0'.repeat(64) })).toBe(403);
  });

  test('accepts a form for ten minutes', async () => {
    const [form, other] = [await formFor(fresh()), await formFor(fresh())];
    stage.advanceSeconds(590);
    expect(await stage.post(form, fileOf('png'))).toBe(204);
    stage.advanceSeconds(11);
    expect(await stage.post(other, fileOf('png'))).toBe(403);
    stage.advanceSeconds(-601);
  });

  test('serves a link for one file, for a quarter to half an hour', async () => {
    const [one, other] = [await uploaded(), await uploaded()];
    const address = await addressOf(one);
    expect((await stage.open(address.replace(storedAs(one), storedAs(other)))).status).toBe(403);
    expect((await stage.open(address.split('?')[0] ?? '')).status).toBe(403);
    stage.advanceSeconds(14 * 60);
    expect((await stage.open(address)).status).toBe(200);
    stage.advanceSeconds(17 * 60);
    expect((await stage.open(address)).status).toBe(403);
    stage.advanceSeconds(-31 * 60);
  });

  test('streams a file unchanged, and does not find an unknown one', async () => {
    const [objectName, file] = [fresh('gif'), fileOf('gif', 3_000_000)];
    expect(await stage.post(await formFor(objectName), file)).toBe(204);
    await addressOf(objectName);
    const storage = await mediaStorage();
    const content = await storage.stream(keyOf(objectName));
    expect(Buffer.concat((await content?.toArray()) ?? []).equals(file)).toBe(true);
    expect(await storage.stream(`${FOLDER}/tweets/none.gif`)).toBeNull();
  });

  test('does not issue an existing name again, and shows no unknown one', async () => {
    const absent = await ask('/presigned', fresh());
    expect([absent.status, absent.body]).toEqual([404, [MEDIA_NOT_FOUND, 'not_found']]);
    const taken = await ask('/presigned_post', await uploaded());
    expect([taken.status, taken.body]).toEqual([409, [MEDIA_NAME_TAKEN, 'media_name_taken']]);
  });

  test.each([
    ['tweets/../members/a.png', MEDIA_NAME_INVALID],
    ['/etc/passwd', MEDIA_NAME_INVALID],
    ['tweets/a.svg', UNSUPPORTED_TYPE],
    ['members/a.jpg', ONLY_PNG],
    ['logos/a.png', MEDIA_NAME_INVALID],
  ])('refuses the name %s', async (objectName, text) => {
    for (const path of ['/presigned', '/presigned_post'] as const) {
      const refused = await ask(path, objectName);
      expect([refused.status, refused.body]).toEqual([422, [text, 'invalid:object_name']]);
    }
  });

  test("refuses another club's folder, and an attachment without a sign-in", async () => {
    expect((await ask('/presigned_post', fresh(), { token: kim.token }, 'heron-reach')).status).toBe(422);
    expect((await ask('/presigned_post', fresh(), {})).status).toBe(401);
    expect((await ask('/presigned', await uploaded(), {})).status).toBe(401);
  });

  test('refuses a script named .png, and stores nothing', async () => {
    const objectName = fresh();
    // The disk checks at once. A bucket accepts anything, and the file is checked when it is attached.
    const status = await stage.post(await formFor(objectName), SCRIPT);
    const refused = await tweet(objectName);
    expect(refused.status).toBe(422);
    expect([status, refused.body]).toEqual(
      status === 204
        ? [204, [UNSUPPORTED_TYPE, 'invalid:pictures']]
        : [422, [PICTURE_MISSING, 'invalid:pictures']],
    );
    expect(keeps(objectName)).toBe(false);
  });

  test.each(PICTURE_TYPES)('refuses a %s with a location, and stores nothing', async (type) => {
    const objectName = fresh(type);
    const form = await formFor(objectName);
    const status = await stage.post(form, PLACED[type]);
    expect([204, 422]).toContain(status);
    const refused = await tweet(objectName, type);
    expect([refused.status, refused.body]).toEqual([
      422,
      [status === 204 ? PLACE_IN_FILE : PICTURE_MISSING, 'invalid:pictures'],
    ]);
    expect(keeps(objectName)).toBe(false);
  });

  test('gives a profile picture with a location no address', async () => {
    const objectName = fresh('png', 'members');
    const status = await stage.post(await formFor(objectName, {}), PLACED.png);
    const refused = await ask('/presigned', objectName, {});
    const text =
      status === 204 ? [422, [PLACE_IN_FILE, 'invalid:file']] : [404, [MEDIA_NOT_FOUND, 'not_found']];
    expect([refused.status, refused.body]).toEqual(text);
    expect(keeps(objectName)).toBe(false);
  });

  test('requires that an attachment was uploaded, and removes it with its tweet', async () => {
    expect((await tweet(fresh())).body).toEqual([PICTURE_MISSING, 'invalid:pictures']);
    const objectName = await uploaded();
    const { _id } = (await tweet(objectName)).body as Tweet;
    expect(keeps(objectName)).toBe(true);
    expect((await stage.api.call('DELETE', `/tweet/${_id}`, { token: kim.token })).status).toBe(200);
    expect(keeps(objectName)).toBe(false);
  });

  test('uploads a profile picture without a sign-in, at a permanent address', async () => {
    const objectName = await uploaded(fresh('png', 'members'), {});
    const address = await ask('/presigned', objectName, {});
    expect(address.body).toBe(`${stage.api.base}/api/media/${keyOf(objectName)}`);
    const shown = await stage.open(String(address.body));
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('removes unreferenced files after a day, and keeps those of tweets and members', async () => {
    const [posted, portrait] = [await uploaded(), await uploaded(fresh('png', 'members'))];
    await ask('/presigned', portrait);
    const forgotten = [await uploaded(), await uploaded(fresh('png', 'members')), await uploaded()];
    expect((await tweet(posted)).status).toBe(200);
    await stage.api.inClub(() =>
      MemberModel.updateOne({ _id: kim.id }, { $set: { pic: `/api/media/${keyOf(portrait)}` } }),
    );
    const startsAt = stage.api.clock.now().toISOString();
    const afterHours = async (hours: number): Promise<void> => {
      stage.api.clock.set(new Date(Date.now() + hours * 3_600_000).toISOString());
      await stage.api.inClub(() => sweepMedia());
    };
    await afterHours(UNUSED_FILE_HOURS - 1);
    expect([posted, portrait, ...forgotten].every(keeps)).toBe(true);
    await afterHours(UNUSED_FILE_HOURS + 1);
    expect(forgotten.some(keeps)).toBe(false);
    expect([...stage.kept().keys()].sort()).toEqual([keyOf(portrait), keyOf(posted)]);
    expect(await stage.api.inClub(() => UploadModel.countDocuments())).toBe(2);
    expect(await stage.api.inClub(() => sweepMedia())).toBe(0);
    stage.api.clock.set(startsAt);
  });
});
