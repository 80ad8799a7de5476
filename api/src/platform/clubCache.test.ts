import { Types } from 'mongoose';
import { clubCached } from './clubCache.ts';
import { currentClub, runInClub } from './clubScope.ts';

const scope = () => ({ id: new Types.ObjectId(), timezone: 'UTC', seasonStart: '01-01' });
const [here, there] = [scope(), scope()];

afterEach(() => {
  jest.restoreAllMocks();
});

test('loads once per club, until a write drops it', async () => {
  const load = jest.fn(() => Promise.resolve(String(currentClub().id)));
  const cached = clubCached(load);
  const [one, two] = await runInClub(here, () => Promise.all([cached.get(), cached.get()]));
  expect([one, two]).toEqual([String(here.id), String(here.id)]);
  expect(await runInClub(there, () => cached.get())).toBe(String(there.id));
  expect(load).toHaveBeenCalledTimes(2);
  runInClub(here, () => {
    cached.drop();
  });
  await runInClub(here, () => cached.get());
  await runInClub(there, () => cached.get());
  expect(load).toHaveBeenCalledTimes(3);
});

test('a load that began before a write is given to nobody who asks after it', async () => {
  let value = 'before';
  const loads: ((value: string) => void)[] = [];
  const cached = clubCached(() => new Promise<string>((resolve) => loads.push(resolve)));
  await runInClub(here, async () => {
    const early = cached.get();
    const seen = value;
    value = 'after';
    cached.drop();
    const late = cached.get();
    loads[0]?.(seen);
    loads[1]?.(value);
    expect(await Promise.all([early, late])).toEqual(['before', 'after']);
    expect(await cached.get()).toBe('after');
  });
});

test('a load that fails is tried again', async () => {
  let fails = true;
  const cached = clubCached(() => (fails ? Promise.reject(new Error('gone')) : Promise.resolve('there')));
  await expect(runInClub(here, () => cached.get())).rejects.toThrow('gone');
  fails = false;
  expect(await runInClub(here, () => cached.get())).toBe('there');
});

test('another process’s write is seen in two seconds at most', async () => {
  let value = 1;
  const cached = clubCached(() => Promise.resolve(value));
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
  await runInClub(here, () => cached.get());
  value = 2;
  clock.mockReturnValue(start + 1_999);
  expect(await runInClub(here, () => cached.get())).toBe(1);
  clock.mockReturnValue(start + 2_000);
  expect(await runInClub(here, () => cached.get())).toBe(2);
});
