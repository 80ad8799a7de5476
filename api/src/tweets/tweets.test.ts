import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import * as texts from '@fleetwatch/contract/tweets/texts';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { PictureType, Tweet, TweetPicture } from '@fleetwatch/contract/tweets/wire';
import { Types } from 'mongoose';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { freshKey, resultsOf } from '../testing/calls.ts';
import { makeCoach, makeMember, tokenFor, userGroupId, type TestMember } from '../testing/factories.ts';
import { fileOf, upload } from '../testing/media.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { TweetLikeModel } from './TweetLike.ts';
import { TweetModel } from './Tweet.ts';

const NOBODY = 'f'.repeat(24);
const FOLDER = 'otter-creek-boat-club';
const NOW = '2026-05-15T15:00:00Z';

let api: TestClub;
let kim: TestMember;
let mate: TestMember;
let stranger: TestMember;
let coach: TestMember;

beforeAll(async () => {
  api = await freshClub({ startsAt: NOW });
  await api.inClub(async () => {
    const group = new Types.ObjectId(await userGroupId('HPG'));
    kim = await makeMember({
      name: 'Kim Harper',
      pic: '/avatars/kim.svg',
      aboutMeUrl: 'https://kim.example',
      group,
    });
    mate = await makeMember({ group });
    stranger = await makeMember();
    coach = await makeCoach();
  });
});
beforeEach(async () => {
  api.clock.set(NOW);
  await api.inClub(async () => {
    await TweetModel.deleteMany({});
    await TweetLikeModel.deleteMany({});
  });
});

const bodyOf = (who: TestMember, more: object = {}): object => ({
  user: who.id,
  description: 'Flat water!',
  private: false,
  headsup: false,
  pictures: [],
  ...more,
});
const post = (who: TestMember, more: object = {}, key?: string): Promise<Answer> =>
  api.call('POST', '/tweet', { token: who.token, body: bodyOf(who, more), ...(key ? { key } : {}) });
async function tweeted(who: TestMember, more: object = {}): Promise<Tweet> {
  const answer = await post(who, more);
  expect(answer.status).toBe(200);
  return answer.body as Tweet;
}
const reply = (who: TestMember, replyto: string, more: object = {}, key?: string): Promise<Answer> =>
  api.call('POST', '/tweet-reply', {
    token: who.token,
    body: { user: who.id, description: 'Indeed.', replyto, ...more },
    ...(key ? { key } : {}),
  });
const like = (who: TestMember, id: string): Promise<Answer> =>
  api.call('GET', `/tweet-upvote/${id}`, { token: who.token });
const remove = (who: TestMember, id: string, key?: string): Promise<Answer> =>
  api.call('DELETE', `/tweet/${id}`, { token: who.token, ...(key ? { key } : {}) });
async function seen(who: TestMember, list = 'day'): Promise<Tweet[]> {
  return resultsOf<Tweet[]>(await api.call('GET', `/tweets-${list}-results/${who.id}`, { token: who.token }));
}
const textsOf = (tweets: Tweet[]): string[] => tweets.map(({ description }) => description);
const headsUps = async (token?: string): Promise<Tweet[]> =>
  resultsOf<Tweet[]>(await api.call('GET', '/tweets-headsup-week-results', { token }));

async function picture(name: string, type: PictureType = 'png'): Promise<TweetPicture> {
  const body = { bucket_name: FOLDER, object_name: `tweets/${name}.${type}` };
  const form = await api.call('POST', '/presigned_post', { token: kim.token, body });
  expect((await upload(api.base, form.body as PresignedPost, fileOf(type))).status).toBe(204);
  return { id: name, type, name };
}
const pictureLink = (who: TestMember, name: string, type: PictureType = 'png'): Promise<Answer> =>
  api.call('POST', '/presigned', {
    token: who.token,
    body: { bucket_name: FOLDER, object_name: `tweets/${name}.${type}` },
  });

test('answers a tweet with every documented field', async () => {
  const tweet = await tweeted(kim, { description: ' Flat water! ', pictures: [await picture('flat')] });
  expect(tweet).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    user: 'Kim Harper',
    user_id: kim.id,
    pic: '/avatars/kim.svg',
    date: '2026-05-15 10:00:00',
    description: 'Flat water!',
    private: false,
    headsup: false,
    replyto: null,
    upvote: 0,
    liked: false,
    aboutmeurl: 'https://kim.example',
    pictures: [{ id: 'flat', type: 'png', name: 'flat' }],
  } satisfies Record<keyof Tweet, unknown>);
  expect(await seen(stranger)).toEqual([tweet]);
});

test('gives each picture of a tweet an address of its own', async () => {
  await tweeted(kim, {
    pictures: [await picture('left'), await picture('right'), await picture('left', 'gif')],
  });
  const [left, right] = [await pictureLink(kim, 'left'), await pictureLink(kim, 'right')];
  expect([left.status, right.status]).toEqual([200, 200]);
  const fileIn = ({ body }: Answer): string | undefined => /[\w-]+\.png/.exec(JSON.stringify(body))?.[0];
  expect(fileIn(left)).toBeDefined();
  expect(fileIn(left)).not.toBe(fileIn(right));
  expect(JSON.stringify((await pictureLink(kim, 'left', 'gif')).body)).toMatch(/[\w-]+\.gif/);
  expect((await pictureLink(kim, 'right', 'gif')).status).toBe(404);
});

test("shows a private tweet with replies, likes and pictures only to the author's user group (rule tweet.private)", async () => {
  const tweet = await tweeted(kim, { private: true, headsup: true, pictures: [await picture('secret')] });
  expect(textsOf(await seen(mate))).toEqual(['Flat water!']);
  for (const who of [stranger, coach]) {
    expect(await seen(who)).toEqual([]);
    expect(await seen(who, 'week')).toEqual([]);
    expect(await headsUps(who.token)).toEqual([]);
    const notFound = { status: 404, body: [texts.TWEET_NOT_FOUND, 'not_found'] };
    expect(await like(who, tweet._id)).toMatchObject(notFound);
    expect(await reply(who, tweet._id)).toMatchObject(notFound);
    expect(await remove(who, tweet._id)).toMatchObject(notFound);
    expect((await pictureLink(who, 'secret')).status).toBe(404);
  }
  expect(await headsUps()).toEqual([]);
  expect(textsOf(await headsUps(mate.token))).toEqual(['Flat water!']);
  expect((await pictureLink(mate, 'secret')).status).toBe(200);
  const answered = (await reply(mate, tweet._id)).body as Tweet;
  expect(answered).toMatchObject({ private: true, replyto: tweet._id });
  expect(await seen(stranger)).toEqual([]);
});

test("lists today's tweets by the club's clock, and seven days', newest first", async () => {
  for (const [instant, description] of [
    ['2026-05-09T04:59:00Z', 'eight days ago'],
    ['2026-05-09T05:00:00Z', 'seven days ago'],
    ['2026-05-15T04:59:00Z', 'yesterday'],
    ['2026-05-15T05:00:00Z', 'midnight'],
    [NOW, 'now'],
  ] as const) {
    api.clock.set(instant);
    const kimThen = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    await tweeted(kimThen, { description, headsup: true });
  }
  expect(textsOf(await seen(kim))).toEqual(['now', 'midnight']);
  const week = ['now', 'midnight', 'yesterday', 'seven days ago'];
  expect(textsOf(await seen(kim, 'week'))).toEqual(week);
  expect(textsOf(await headsUps())).toEqual(week);
});

test('shows the kiosk heads-ups for everyone, and no profile data', async () => {
  await tweeted(kim, { headsup: true });
  await tweeted(kim, { description: 'no heads-up' });
  expect(await headsUps()).toEqual([
    { _id: expect.any(String), user: 'Kim Harper', date: expect.any(String), description: 'Flat water!' },
  ]);
  expect(await headsUps(kim.token)).toMatchObject([{ aboutmeurl: 'https://kim.example' }]);
  expect((await api.call('GET', `/tweets-day-results/${kim.id}`)).status).toBe(401);
  expect((await api.call('GET', `/tweets-week-results/${kim.id}`)).status).toBe(401);
});

test("caches the heads-ups between polls, and updates each reader's list after writes", async () => {
  const poll = (token?: string, etag = ''): Promise<Answer> =>
    api.call('GET', '/tweets-headsup-week-results', { token, headers: { 'If-None-Match': etag } });
  const tweet = await tweeted(kim, { headsup: true });
  const first = await poll(mate.token);
  const etag = first.headers.get('ETag') ?? '';
  expect((await poll(mate.token, etag)).status).toBe(304);
  await like(mate, tweet._id);
  expect((await poll(mate.token, etag)).body).toMatchObject({ results: [{ liked: true, upvote: 1 }] });
  expect((await poll(stranger.token)).body).toMatchObject({ results: [{ liked: false, upvote: 1 }] });
  await remove(kim, tweet._id);
  expect((await poll()).body).toEqual({ results: [] });
});

describe('of the heads-ups', () => {
  /** Posts heads-ups by each member in turn, a minute apart. */
  const shout = (rounds: number, ...authors: TestMember[]): Promise<unknown> =>
    api.inClub(() =>
      TweetModel.create(
        Array.from({ length: rounds * authors.length }, (_, index) => ({
          author: new Types.ObjectId(authors[index % authors.length]?.id),
          audience: null,
          text: `Heads-up ${index}`,
          isHeadsUp: true,
          pictures: [],
          postedAt: new Date(Date.parse('2026-05-14T10:00:00Z') + index * 60_000),
        })),
      ),
    );

  test('shows at most the newest ten heads-ups of one member', async () => {
    await shout(1, mate);
    await shout(11, kim);
    const shown = await headsUps(kim.token);
    expect(shown.filter(({ user_id }) => user_id === kim.id).map(({ description }) => description)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Heads-up ${10 - index}`),
    );
    expect(shown.filter(({ user_id }) => user_id === mate.id)).toHaveLength(1);
  });

  test('shows the newest forty heads-ups', async () => {
    const last = await api.inClub(() => makeMember());
    await shout(9, kim, mate, stranger, coach, last);
    expect(textsOf(await headsUps())).toEqual(
      Array.from({ length: 40 }, (_, index) => `Heads-up ${44 - index}`),
    );
  });
});

test("does not let anyone read in another member's name", async () => {
  const answer = await api.call('GET', `/tweets-day-results/${kim.id}`, { token: stranger.token });
  expect([answer.status, answer.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
});

const pictures = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ id: 'a', type: 'png', name: `none-${index}` }));

test.each([
  ['description', '   ', 'invalid:description', texts.TWEET_EMPTY],
  ['description', 'x'.repeat(281), 'invalid:description', texts.TWEET_LENGTH],
  ['pictures', pictures(8), 'invalid:pictures', texts.TOO_MANY_PICTURES],
  ['pictures', pictures(1), 'invalid:pictures', texts.PICTURE_MISSING],
  ['pictures', [{ id: 'a', type: 'svg', name: 'a' }], 'invalid:pictures.0.type', texts.UNSUPPORTED_TYPE],
  ['pictures', [{ id: 'a', type: 'png', name: '../a' }], 'invalid:pictures.0.name', 'Check pictures.0.name.'],
  ['private', 'yes', 'invalid:private', 'Check private.'],
  ['user', { $gt: '' }, 'invalid:user', 'Check user.'],
  ['extra', 1, 'invalid:extra', 'Check extra.'],
])('refuses %s %j', async (field, value, code, text) => {
  const refused = await post(kim, { [field]: value });
  expect([refused.status, refused.body]).toEqual([422, [text, code]]);
  expect(await seen(kim)).toEqual([]);
});

test("does not let anyone tweet, reply or like in another member's name or signed out", async () => {
  expect((await post(kim, { user: mate.id })).body).toEqual([NOT_YOURS, 'forbidden']);
  expect((await reply(kim, NOBODY, { user: mate.id })).status).toBe(403);
  for (const [method, path] of [
    ['POST', '/tweet'],
    ['POST', '/tweet-reply'],
    ['GET', `/tweet-upvote/${NOBODY}`],
    ['DELETE', `/tweet/${NOBODY}`],
  ] as const) {
    expect((await api.call(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401);
  }
});

test.each(['a like of %s is refused with the text that there is no such tweet', NOBODY])(
  'refuses a like of %s with a text',
  async (id) => {
    const answer = await api.call('GET', `/tweet-upvote/${id}`, { token: kim.token });
    expect([answer.status >= 400, (answer.body as string[])[0]]).toEqual([true, texts.TWEET_NOT_FOUND]);
  },
);

test('accepts a reply only to a top-level tweet (rule tweet.reply)', async () => {
  const tweet = await tweeted(kim);
  const answered = (await reply(stranger, tweet._id, { description: ' Indeed. ' })).body as Tweet;
  expect(answered).toMatchObject({ description: 'Indeed.', replyto: tweet._id, headsup: false });
  expect(await reply(kim, answered._id)).toMatchObject({
    status: 422,
    body: [texts.REPLY_TO_REPLY, 'invalid:replyto'],
  });
  expect(await reply(kim, NOBODY)).toMatchObject({ status: 404, body: [texts.TWEET_NOT_FOUND, 'not_found'] });
  expect((await reply(kim, tweet._id, { description: '' })).status).toBe(422);
  expect(await seen(kim)).toHaveLength(2);
});

describe('a like', () => {
  test('counts one like per member, however many are sent at once (rule tweet.like)', async () => {
    await tweeted(stranger);
    const tweet = await tweeted(kim);
    await tweeted(stranger);
    const answers = await Promise.all(Array.from({ length: 5 }, () => like(mate, tweet._id)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { _id: tweet._id, upvote: 1 } });
    expect((await like(stranger, tweet._id)).body).toEqual({ _id: tweet._id, upvote: 2 });
    const unliked = { upvote: 0, liked: false };
    expect(await seen(mate)).toMatchObject([unliked, { upvote: 2, liked: true }, unliked]);
    expect(await seen(coach)).toMatchObject([unliked, { upvote: 2, liked: false }, unliked]);
    expect(await api.inClub(() => TweetLikeModel.countDocuments())).toBe(2);
  });

  test('refuses a like of an unknown tweet', async () => {
    expect((await like(kim, NOBODY)).status).toBe(404);
    expect((await like(kim, 'x')).status).toBe(422);
  });
});

describe('removing', () => {
  test('lets only the author and coaches remove a tweet, with its replies, likes and pictures', async () => {
    const shown = await picture('gone');
    const kept = await tweeted(stranger);
    await reply(mate, kept._id);
    await like(mate, kept._id);
    const tweet = await tweeted(kim, { pictures: [shown] });
    const answered = (await reply(mate, tweet._id)).body as Tweet;
    await like(mate, answered._id);
    expect(await remove(mate, tweet._id)).toMatchObject({ status: 403, body: [NOT_YOURS, 'forbidden'] });
    expect(await remove(kim, tweet._id)).toMatchObject({ status: 200, body: { _id: tweet._id } });
    expect((await seen(kim)).map(({ _id, replyto }) => replyto ?? _id)).toEqual([kept._id, kept._id]);
    expect(await api.inClub(() => TweetLikeModel.countDocuments())).toBe(1);
    expect((await pictureLink(kim, 'gone')).status).toBe(404);
    expect((await remove(kim, tweet._id)).status).toBe(404);
    const other = await tweeted(kim);
    expect((await remove(coach, other._id)).status).toBe(200);
  });

  test('keeps a picture of a removed tweet that another tweet shows', async () => {
    const files = (): number => readdirSync(join(api.dataDir, 'media', FOLDER, 'tweets')).length;
    const shown = await picture('kept');
    const before = files();
    const [one, other] = [
      await tweeted(kim, { pictures: [shown] }),
      await tweeted(kim, { pictures: [shown] }),
    ];
    await remove(kim, one._id);
    expect((await pictureLink(kim, 'kept')).status).toBe(200);
    expect(files()).toBe(before);
    await remove(kim, other._id);
    expect((await pictureLink(kim, 'kept')).status).toBe(404);
    expect(files()).toBe(before - 1);
  });

  test('answers a repeated removal as the first time', async () => {
    const tweet = await tweeted(kim);
    const key = freshKey();
    const first = await remove(kim, tweet._id, key);
    expect((await remove(kim, tweet._id, key)).body).toEqual(first.body);
  });
});

test('stores a repeated tweet or reply once', async () => {
  const [key, replyKey] = [freshKey(), freshKey()];
  const first = (await post(kim, {}, key)).body as Tweet;
  expect((await post(kim, {}, key)).body).toEqual(first);
  expect((await post(kim, { description: 'Other' }, key)).status).toBe(422);
  const answered = await reply(mate, first._id, {}, replyKey);
  expect((await reply(mate, first._id, {}, replyKey)).body).toEqual(answered.body);
  expect(await seen(kim)).toHaveLength(2);
});

test('hides tweets from another club, and refuses its changes', async () => {
  const tweet = await tweeted(kim, { headsup: true });
  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
  });
  const their = await inClub(club._id, () => makeCoach());
  expect(await seen(their, 'week')).toEqual([]);
  expect(await headsUps(their.token)).toEqual([]);
  expect((await like(their, tweet._id)).status).toBe(404);
  expect((await reply(their, tweet._id)).status).toBe(404);
  expect((await remove(their, tweet._id)).status).toBe(404);
  expect((await api.call('GET', `/tweets-day-results/${kim.id}`, { token: their.token })).status).toBe(403);
});
