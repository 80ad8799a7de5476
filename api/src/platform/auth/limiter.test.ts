import mongoose from 'mongoose';
import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { startApiProcess, type ApiProcess } from '../../testing/apiProcess.ts';
import { makeMember, PASSWORD } from '../../testing/factories.ts';
import { send, startTestApi, type Answer, type TestApi } from '../../testing/startTestApi.ts';
import { countEach, localLimiter, sharedLimiter } from './limiter.ts';
import { ThrottleModel, type ThrottleRecord } from './Throttle.ts';

const FAILURES = 10;

let api: TestApi;
let other: ApiProcess;

beforeAll(async () => {
  api = await startTestApi();
  other = await startApiProcess(api.uri);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await other.stop();
  await api.close();
});

const stored = (): Promise<ThrottleRecord[]> => ThrottleModel.find().lean<ThrottleRecord[]>();
const tooMany = { code: 'too_many_tries' };

test('counts failures of two processes together, and resets both with a right password', async () => {
  const [kim, bo] = await api.inClub(async () => [await makeMember(), await makeMember()] as const);
  const login = (base: string, name: string, password: string): Promise<Answer> =>
    send(base, 'POST', '/login', { body: { name, password } });
  const fail = async (name: string, times: number): Promise<void> => {
    for (let failure = 0; failure < times; failure += 1) {
      const answer = await login(failure % 2 === 0 ? api.base : other.base, name, 'Wrong2win!');
      expect(answer.body).toEqual([CREDENTIALS_REFUSED, 'credentials_refused']);
    }
  };
  await fail(kim.record.name, FAILURES);
  expect((await login(other.base, kim.record.name, PASSWORD)).status).toBe(200);
  await fail(kim.record.name, FAILURES);
  expect((await login(api.base, kim.record.name, PASSWORD)).status).toBe(200);
  await fail(bo.record.name, FAILURES + 1);
  for (const { base } of [api, other]) {
    expect((await login(base, bo.record.name, PASSWORD)).status).toBe(429);
  }
}, 60_000);

test('counts exactly the allowed number of simultaneous attempts across processes', async () => {
  const limiters = [sharedLimiter('crowd', 5), sharedLimiter('crowd', 5)];
  const rooms = await Promise.all(
    Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.hasRoom('together')),
  );
  expect(rooms.filter(Boolean).length).toBeLessThanOrEqual(5);
  const [counted] = (await stored()).filter(({ key }) => key.startsWith('crowd:'));
  expect(counted?.points).toBe(rooms.filter(Boolean).length);
});

test('stores no address and no name, and counts each kind separately', async () => {
  const [one, another] = [sharedLimiter('one', 1), sharedLimiter('another', 1)];
  await one.count('198.51.100.7 kimberley');
  await expect(one.count('198.51.100.7 kimberley')).rejects.toMatchObject(tooMany);
  await another.count('198.51.100.7 kimberley');
  expect(JSON.stringify(await stored())).not.toMatch(/198\.51|kimberley/);
});

test('counts an attempt under none of its keys when one of them is used up', async () => {
  const [narrow, wide] = [sharedLimiter('narrow', 2), sharedLimiter('wide', 1)];
  await wide.count('used up');
  const counts = [
    { limiter: narrow, key: 'fresh' },
    { limiter: wide, key: 'used up' },
  ];
  for (let time = 0; time < 4; time += 1) await expect(countEach(counts)).rejects.toMatchObject(tooMany);
  await narrow.count('fresh');
  await narrow.count('fresh');
  await expect(narrow.count('fresh')).rejects.toMatchObject(tooMany);
});

test('ends a count with its window, even before the database removes it', async () => {
  const limiter = sharedLimiter('ending', 1);
  await limiter.count('key');
  await expect(limiter.check('key')).resolves.toBeUndefined();
  await limiter.note('key');
  await expect(limiter.check('key')).rejects.toMatchObject(tooMany);
  await ThrottleModel.updateMany({ key: /^ending:/ }, { expire: new Date(0) });
  await limiter.count('key');
  await expect(limiter.count('key')).rejects.toMatchObject(tooMany);
});

test('counts in each process alone while the database is away', async () => {
  const limiter = sharedLimiter('away', 2);
  const counts = mongoose.connection.collection(ThrottleModel.collection.collectionName);
  jest
    .spyOn(Object.getPrototypeOf(counts) as typeof counts, 'findOneAndUpdate')
    .mockRejectedValue(new mongoose.mongo.MongoNetworkError('away'));
  await limiter.count('key');
  await limiter.count('key');
  await expect(limiter.count('key')).rejects.toMatchObject(tooMany);
});

test('does not use the database for a limiter of one process', async () => {
  const limiter = localLimiter(1);
  const before = (await stored()).length;
  await limiter.count('key');
  await expect(limiter.count('key')).rejects.toMatchObject(tooMany);
  await limiter.forget('key');
  await limiter.count('key');
  expect(await stored()).toHaveLength(before);
});
