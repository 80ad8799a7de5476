import { get as httpGet } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { WorkoutType, WorkoutTypeName } from '@fleetwatch/contract/workouts/wire';
import type { MemberRow } from '@fleetwatch/contract/members/wire';
import { startSession } from '../../sessions/commands/startSession.ts';
import { MemberModel } from '../../members/Member.ts';
import { land, launch, resultsOf } from '../../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../../testing/factories.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';
import { WorkoutTypeModel } from '../../workouts/WorkoutType.ts';
import { currentClub } from '../club/clubScope.ts';
import { inTransaction } from '../database/database.ts';

let api: TestClub;
let kim: TestMember;

beforeAll(async () => {
  api = await freshClub();
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const STILL_OUT = '/sorties-stillout-results';

test("answers 304 without a body while the device's answer is unchanged", async () => {
  const boat = await api.inClub(() => makeBoat());
  const get = (has: string) => api.call('GET', STILL_OUT, { headers: { 'If-None-Match': has } });
  const first = await api.call('GET', STILL_OUT);
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(first.headers.get('Vary')).toBe('Accept-Encoding, Authorization');
  for (const has of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await get(has);
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect((await get('"other"')).status).toBe(200);

  const sortie = await launch(api, kim, boat);
  const after = await get(etag);
  expect([after.status, resultsOf<object[]>(after)]).toEqual([
    200,
    [expect.objectContaining({ _id: sortie._id })],
  ]);
  await land(api, kim, sortie._id, 1);
  expect((await get(etag)).status).toBe(304);
});

/** Returns the bytes on the wire. */
function bytesOf(path: string, encodings: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(`${api.base}${path}`, { headers: { 'Accept-Encoding': encodings } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) });
      });
    }).once('error', reject);
  });
}

test('compresses a large body in an encoding that the device accepts, and not a small one', async () => {
  const path = '/users-results';
  await api.inClub(() => Promise.all(Array.from({ length: 20 }, () => makeMember())));
  const { body } = await api.call('GET', path);
  const plain = JSON.stringify(body);
  expect(plain.length).toBeGreaterThan(1_024);
  const brotli = await bytesOf(path, 'gzip, deflate, br');
  expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', plain]);
  const gzipped = await bytesOf(path, 'gzip');
  expect([gzipped.encoding, gunzipSync(gzipped.bytes).toString()]).toEqual(['gzip', plain]);
  for (const encodings of ['identity', 'zstd', 'br;q=0, gzip;q=0']) {
    const sent = await bytesOf(path, encodings);
    expect([sent.encoding, sent.bytes.toString()]).toEqual([undefined, plain]);
  }
  const small = await bytesOf(STILL_OUT, 'gzip, br');
  expect([small.encoding, small.bytes.toString()]).toEqual([undefined, '{"results":[]}']);
});

test('answers members and the kiosk separately', async () => {
  const rows = async (token?: string): Promise<Partial<MemberRow>[]> =>
    resultsOf(await api.call('GET', '/users-results', { token }));
  for (let round = 0; round < 2; round += 1) {
    expect((await rows(kim.token))[0]).toHaveProperty('aboutme');
    expect((await rows())[0]).not.toHaveProperty('aboutme');
  }
});

const set = { $set: { moniker: 'NEW' } };
const one: { name: WorkoutTypeName } = { name: 'Pyramids' };
const extra = { name: 'Recovery', moniker: 'NEW', position: 20 } as const;

test.each<[string, () => Promise<unknown>]>([
  ['create', () => WorkoutTypeModel.create(extra)],
  ['insertMany', () => WorkoutTypeModel.insertMany([extra])],
  ['updateOne', async () => await WorkoutTypeModel.updateOne(one, set)],
  ['updateMany', async () => await WorkoutTypeModel.updateMany(one, set)],
  ['findOneAndUpdate', async () => await WorkoutTypeModel.findOneAndUpdate(one, set)],
  [
    'replaceOne',
    async () =>
      await WorkoutTypeModel.replaceOne(one, {
        ...one,
        club: currentClub().id,
        moniker: 'NEW',
        position: 4,
      }),
  ],
  [
    'save',
    async () => {
      const found = await WorkoutTypeModel.findOne(one).orFail();
      found.moniker = 'NEW';
      await found.save();
    },
  ],
  ['bulkWrite', () => WorkoutTypeModel.bulkWrite([{ updateOne: { filter: one, update: set } }])],
  ['deleteOne', async () => await WorkoutTypeModel.deleteOne({ moniker: 'OLD' })],
  ['deleteMany', async () => await WorkoutTypeModel.deleteMany({ moniker: 'OLD' })],
  ['findOneAndDelete', async () => await WorkoutTypeModel.findOneAndDelete({ moniker: 'OLD' })],
  [
    'a transaction',
    () => inTransaction(async (session) => await WorkoutTypeModel.updateOne(one, set, { session })),
  ],
])('has %s in the next response', async (_name, write) => {
  const list = async (): Promise<string[]> => {
    const types = resultsOf<WorkoutType[]>(await api.call('GET', '/sortiegroups-results'));
    return types.map(({ name, moniker }) => `${name} ${moniker}`);
  };
  await api.inClub(async () => {
    await WorkoutTypeModel.deleteMany({});
    await WorkoutTypeModel.insertMany([
      { ...one, moniker: 'PYR', position: 4 },
      { name: 'Steady State', moniker: 'OLD', position: 5 },
    ]);
  });
  const before = await list();
  await api.inClub(async () => await write());
  expect(await list()).not.toEqual(before);
});

test('loads reads once, and keeps them on a sign-in', async () => {
  await api.call('GET', '/users-results');
  const find = jest.spyOn(MemberModel, 'find');
  await Promise.all([1, 2, 3].map(() => api.call('GET', '/users-results')));
  await api.inClub(() => startSession(kim.record._id));
  await api.call('GET', '/users-results');
  expect(find).not.toHaveBeenCalled();
});

test("ends today at the club's midnight", async () => {
  api.clock.set('2026-06-01T04:59:00Z');
  kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
  const today = async (): Promise<number> =>
    resultsOf<unknown[]>(await api.call('GET', '/sorties-results')).length;
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat()));
  expect(await today()).toBe(1);
  api.clock.set('2026-06-01T05:00:00Z');
  expect(await today()).toBe(0);
  expect(resultsOf<unknown[]>(await api.call('GET', STILL_OUT))).toHaveLength(1);
  await land(api, kim, sortie._id, 1);
});

test('does not cache a failure', async () => {
  await api.inClub(async () => await WorkoutTypeModel.updateOne(one, { $set: { moniker: 'PYR' } }));
  const find = jest.spyOn(WorkoutTypeModel, 'find').mockImplementation(() => {
    throw new Error('gone');
  });
  expect((await api.call('GET', '/sortiegroups-results')).status).toBe(500);
  find.mockRestore();
  expect((await api.call('GET', '/sortiegroups-results')).status).toBe(200);
});
