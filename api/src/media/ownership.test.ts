import * as texts from '@fleetwatch/contract/accounts/texts';
import { PICTURE_MISSING } from '@fleetwatch/contract/tweets/texts';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eraseMember } from '../admin/eraseMember.ts';
import { MemberModel } from '../members/Member.ts';
import { freshKey } from '../testing/calls.ts';
import { makeMember, PASSWORD, userGroupId, type TestMember } from '../testing/factories.ts';
import { fileOf } from '../testing/media.ts';
import { freshClub } from '../testing/freshClub.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../testing/startTestApi.ts';
import { uploadMemberPicture, uploadTo } from '../testing/uploads.ts';
import { TweetModel, type TweetRecord } from '../tweets/Tweet.ts';

const FOLDER = 'otter-creek-boat-club';

let api: TestClub;
let victim: TestMember;
let mallory: TestMember;
beforeAll(async () => {
  api = await freshClub({ limits: { openUploadsPerAddress: 100, signUpsPerAddress: 100 } });
});
beforeEach(async () => {
  [victim, mallory] = await api.inClub(async () => [await makeMember(), await makeMember()] as const);
});

const onDisk = (key: string): string => join(api.dataDir, 'media', key);
const keyOf = (address: string): string => address.slice('/api/media/'.length);
const isThere = (address: string): boolean => existsSync(onDisk(keyOf(address)));

const profileOf = (who: TestMember): object => ({
  id: who.id,
  password: PASSWORD,
  email: who.record.email,
  group: String(who.record.group),
  moniker: '',
  aboutme: '',
  aboutmeurl: '',
});
const choose = (who: TestMember, pic: string): Promise<Answer> =>
  api.call('POST', '/profile-change', { token: who.token, body: { ...profileOf(who), pic } });
async function havingPicture(who: TestMember): Promise<string> {
  const pic = await uploadMemberPicture(api, who.token);
  expect((await choose(who, pic)).body).toMatchObject({ pic });
  return pic;
}
/** Stores an address directly, as it may have been stored before addresses were checked. */
const force = (who: TestMember, pic: string): Promise<unknown> =>
  api.inClub(() => MemberModel.updateOne({ _id: who.id }, { $set: { pic } }));
/** Stores a picture as it was before uploads were recorded. Returns its address. */
function storeOld(): string {
  const old = `/api/media/${FOLDER}/members/old.png`;
  mkdirSync(dirname(onDisk(keyOf(old))), { recursive: true });
  writeFileSync(onDisk(keyOf(old)), fileOf('png'));
  return old;
}
const erase = (who: TestMember): Promise<unknown> =>
  api.inClub(async () => eraseMember(await MemberModel.findById(who.id).lean().orFail()));

describe('a profile picture', () => {
  test('requires a picture address that the API gave to this member', async () => {
    const others = await havingPicture(victim);
    const waiting = await uploadMemberPicture(api, victim.token);
    const own = await uploadMemberPicture(api, mallory.token);
    const file = others.slice(others.lastIndexOf('/') + 1);
    for (const pic of [
      others,
      waiting,
      await uploadMemberPicture(api),
      `/x${others}`,
      `/x${own}`,
      `${own}?1`,
      own.replace('/api', ''),
      own.replace('/members/', '//members/'),
      `https://elsewhere.example${own}`,
      `/media/${FOLDER}/members/${file}`,
      `/api/media/${FOLDER}/members/not-uploaded.png`,
      '/avatars/kim.svg',
      'https://elsewhere.example/kim.png',
      'javascript:alert(1)',
    ]) {
      const refused = await choose(mallory, pic);
      expect([pic, refused.status, refused.body]).toEqual([pic, 200, [texts.PICTURE_INVALID, 'invalid:pic']]);
    }
    expect((await choose(mallory, own)).body).toMatchObject({ pic: own });
    expect([others, waiting, own].map(isThere)).toEqual([true, true, true]);
  });

  test('keeps a picture when other fields change, wherever it is stored', async () => {
    await force(mallory, '/avatars/kim.svg');
    const body = { ...profileOf(mallory), aboutme: 'Bow seat.', pic: '/avatars/kim.svg' };
    const changed = await api.call('POST', '/profile-change', { token: mallory.token, body });
    expect(changed.body).toMatchObject({ pic: '/avatars/kim.svg', aboutme: 'Bow seat.' });
  });

  test.each(['/x/api', '/api', ''])(
    "keeps another member's picture, under the address %s/media/…, when a member who also has it changes theirs or is erased",
    async (prefix) => {
      const pic = await havingPicture(victim);
      const crafted = `${prefix}/media/${keyOf(pic)}`;
      await force(mallory, crafted);
      expect((await choose(mallory, '')).body).toMatchObject({ pic: '' });
      await force(mallory, crafted);
      await erase(mallory);
      expect(isThere(pic)).toBe(true);
    },
  );

  test('keeps a picture that another member has only uploaded', async () => {
    const waiting = await uploadMemberPicture(api, victim.token);
    await force(mallory, waiting);
    await choose(mallory, '');
    expect(isThere(waiting)).toBe(true);
  });

  test('removes a picture when its member replaces it, also one from before uploads were recorded', async () => {
    const pic = await havingPicture(mallory);
    await choose(mallory, '');
    expect(isThere(pic)).toBe(false);
    const old = storeOld();
    await force(mallory, old);
    expect((await api.call('GET', old.slice('/api'.length))).status).toBe(200);
    await choose(mallory, '');
    expect(isThere(old)).toBe(false);
  });

  test('removes a picture from before uploads were recorded with the last member who shows it', async () => {
    const old = storeOld();
    await force(victim, old);
    await force(mallory, old);
    await choose(mallory, '');
    expect(isThere(old)).toBe(true);
    await erase(victim);
    expect(isThere(old)).toBe(false);
  });
});

describe('a picture at sign-up', () => {
  let people = 0;
  const signUp = async (pic: string, key = freshKey(), name?: string): Promise<Answer> => {
    people += 1;
    const body = {
      club: CLUB_PASSWORD,
      name: name ?? `New Member ${'abcdefghijklmnop'.charAt(people)}`,
      email: `new${people}@example.org`,
      password: PASSWORD,
      passwordhint: 'our first cox',
      group: await api.inClub(() => userGroupId()),
      pic,
      aboutme: '',
      aboutmeurl: '',
      coach_p: 0,
    };
    const send = (): Promise<Answer> => api.call('POST', '/user', { key, body });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    return first;
  };
  const refused = [texts.PICTURE_INVALID, 'invalid:pic'];

  test('gives a picture at sign-up to the new member only', async () => {
    const pic = await uploadMemberPicture(api);
    const joined = await signUp(pic);
    expect(joined.body).toMatch(/^[0-9a-f]{24}$/);
    expect((await signUp(pic)).body).toEqual(refused);
    expect((await choose(mallory, pic)).body).toEqual(refused);
    const login = await api.call('POST', '/login', {
      body: { name: 'new1@example.org', password: PASSWORD },
    });
    expect(login.body).toMatchObject({ pic });
  });

  test('gives a picture to one of two sign-ups that claim it at once', async () => {
    const pic = await uploadMemberPicture(api);
    const answers = await Promise.all([signUp(pic), signUp(pic)]);
    expect(answers.filter(({ body }) => typeof body === 'string')).toHaveLength(1);
    expect(await api.inClub(() => MemberModel.countDocuments({ pic }))).toBe(1);
  });

  test('keeps a picture available after a sign-up that is refused for another reason', async () => {
    const pic = await uploadMemberPicture(api);
    expect((await signUp(pic, freshKey(), victim.record.name)).body).toEqual([
      texts.NAME_TAKEN,
      'taken:name',
    ]);
    expect((await signUp(pic)).body).toMatch(/^[0-9a-f]{24}$/);
  });

  test('accepts a picture with the origin it was answered with, and keeps it without the origin', async () => {
    const pic = await uploadMemberPicture(api);
    const id = String((await signUp(`${api.base}${pic}`)).body);
    expect((await api.inClub(() => MemberModel.findById(id).lean()))?.pic).toBe(pic);
    expect((await signUp(`https://elsewhere.example${await uploadMemberPicture(api)}`)).body).toEqual(
      refused,
    );
  });

  test("refuses a member's picture at sign-up, and one that was never uploaded", async () => {
    const asked = { bucket_name: FOLDER, object_name: 'members/asked-for.png' };
    const form = await api.call('POST', '/presigned_post', { body: asked });
    const { key } = (form.body as { fields: { key: string } }).fields;
    for (const pic of [await havingPicture(victim), `/api/media/${key}`, 'https://elsewhere.example/a.png']) {
      expect((await signUp(pic)).body).toEqual(refused);
    }
  });

  test('refuses others a name that a stranger requested', async () => {
    const body = { bucket_name: FOLDER, object_name: 'members/guessable.png' };
    expect((await api.call('POST', '/presigned_post', { body })).status).toBe(200);
    expect((await api.call('POST', '/presigned_post', { body })).status).toBe(409);
    expect((await api.call('POST', '/presigned_post', { token: mallory.token, body })).status).toBe(409);
  });
});

describe('an attachment', () => {
  const tweet = (who: TestMember, name: string, isPrivate = false): Promise<Answer> =>
    api.call('POST', '/tweet', {
      token: who.token,
      body: {
        user: who.id,
        description: 'Look!',
        private: isPrivate,
        headsup: false,
        pictures: [{ id: 'a', type: 'png', name }],
      },
    });
  const removeTweet = ({ body }: Answer, who: TestMember): Promise<Answer> =>
    api.call('DELETE', `/tweet/${(body as Tweet)._id}`, { token: who.token });
  /** Posts a tweet with a picture from before uploads were recorded. */
  async function postAsBefore(who: TestMember, name: string): Promise<TweetRecord> {
    const file = onDisk(`${FOLDER}/tweets/${name}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fileOf('png'));
    const pictures = [{ id: 'a', type: 'png' as const, name }];
    return api.inClub(() => TweetModel.create({ author: who.id, pictures, postedAt: api.clock.now() }));
  }
  const refused = { status: 422, body: [PICTURE_MISSING, 'invalid:pictures'] };
  let made = 0;
  const fresh = (): string => `shot-${(made += 1)}`;

  test("refuses another member's attachment, by its name or its storage name, and keeps it", async () => {
    const [posted, waiting] = [fresh(), fresh()];
    const keys = [
      await uploadTo(api, `tweets/${posted}.png`, victim.token),
      await uploadTo(api, `tweets/${waiting}.png`, victim.token),
    ];
    expect((await tweet(victim, posted, true)).status).toBe(200);
    const stored = keys.map((key) => key.slice(key.lastIndexOf('/') + 1, -'.png'.length));
    for (const name of [posted, waiting, ...stored]) {
      expect(await tweet(mallory, name)).toMatchObject(refused);
      const body = { bucket_name: FOLDER, object_name: `tweets/${name}.png` };
      const asked = await api.call('POST', '/presigned_post', { token: mallory.token, body });
      // A storage name does not belong to any upload and grants nothing.
      expect(asked.status).toBe(stored.includes(name) ? 200 : 409);
    }
    const link = { bucket_name: FOLDER, object_name: `tweets/${waiting}.png` };
    expect((await api.call('POST', '/presigned', { token: mallory.token, body: link })).status).toBe(404);
    expect(keys.map((key) => existsSync(onDisk(key)))).toEqual([true, true]);
  });

  test('stores an attachment under a generated name, which the tweet does not show', async () => {
    const name = fresh();
    const key = await uploadTo(api, `tweets/${name}.png`, victim.token);
    expect(key).not.toContain(name);
    const { body } = await tweet(victim, name);
    expect((body as Tweet).pictures).toEqual([{ id: 'a', type: 'png', name }]);
    const link = { bucket_name: FOLDER, object_name: `tweets/${name}.png` };
    const address = await api.call('POST', '/presigned', { token: mallory.token, body: link });
    expect(String(address.body)).toContain(key);
  });

  test("shows a tweet's attachment from before uploads were recorded, reserves its name, and removes it with the tweet", async () => {
    const name = fresh();
    const key = `${FOLDER}/tweets/${name}.png`;
    const { _id } = await postAsBefore(victim, name);
    const body = { bucket_name: FOLDER, object_name: `tweets/${name}.png` };
    const address = await api.call('POST', '/presigned', { token: mallory.token, body });
    expect((await api.call('GET', String(address.body).slice(`${api.base}/api`.length))).status).toBe(200);
    expect((await api.call('POST', '/presigned_post', { token: mallory.token, body })).status).toBe(409);
    expect(await tweet(mallory, name)).toMatchObject(refused);
    const gone = await api.call('DELETE', `/tweet/${String(_id)}`, { token: victim.token });
    expect([gone.status, existsSync(onDisk(key))]).toEqual([200, false]);
  });

  test('removes an attachment of two tweets with the second', async () => {
    const name = fresh();
    const key = await uploadTo(api, `tweets/${name}.png`, victim.token);
    const tweets = [await tweet(victim, name), await tweet(victim, name)];
    const left: boolean[] = [];
    for (const one of tweets) {
      await removeTweet(one, victim);
      left.push(existsSync(onDisk(key)));
    }
    expect(left).toEqual([true, false]);
  });

  test("erases an old attachment with its author, unless another's tweet shows it", async () => {
    const [own, shared] = [fresh(), fresh()];
    const files = [own, shared].map((name) => onDisk(`${FOLDER}/tweets/${name}.png`));
    await postAsBefore(victim, own);
    await postAsBefore(victim, shared);
    await postAsBefore(mallory, shared);
    await erase(victim);
    expect(files.map((file) => existsSync(file))).toEqual([false, true]);
  });

  test('accepts a second request for a name whose upload was never sent', async () => {
    const body = { bucket_name: FOLDER, object_name: `tweets/${fresh()}.png` };
    const ask = async (): Promise<unknown> =>
      (await api.call('POST', '/presigned_post', { token: victim.token, body })).body;
    expect(await ask()).toEqual(await ask());
  });
});
