import { Types } from 'mongoose';
import { clubCached } from './clubCached.ts';
import { currentClub, runInClub } from '../club/clubScope.ts';
import { CACHE_MAX_AGE_MS } from './RevisionedCache.ts';
import { noteRead, noteWrite, publishAtEnd } from './modelVersions.ts';

const scope = () => ({ id: new Types.ObjectId(), timezone: 'UTC', seasonStart: '01-01' });
const [here, there] = [scope(), scope()];

afterEach(() => {
  jest.restoreAllMocks();
});

test('loads once per club until a write drops the value', async () => {
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

test('does not use a load after a write that came later than its start', async () => {
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

test('retries a failed load', async () => {
  let fails = true;
  const cached = clubCached(() => (fails ? Promise.reject(new Error('gone')) : Promise.resolve('there')));
  await expect(runInClub(here, () => cached.get())).rejects.toThrow('gone');
  fails = false;
  expect(await runInClub(here, () => cached.get())).toBe('there');
});

test('reads an unseen write of a killed process within ten seconds', async () => {
  let value = 1;
  const cached = clubCached(() => Promise.resolve(value));
  const start = Math.ceil(performance.now());
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
  await runInClub(here, () => cached.get());
  value = 2;
  clock.mockReturnValue(start + CACHE_MAX_AGE_MS - 1);
  expect(await runInClub(here, () => cached.get())).toBe(1);
  clock.mockReturnValue(start + CACHE_MAX_AGE_MS);
  expect(await runInClub(here, () => cached.get())).toBe(2);
});

test('drops the values read from a written model, and those that use them, in its club only', async () => {
  const load = jest.fn(() => {
    noteRead(String(currentClub().id), 'Boat');
    return Promise.resolve('fleet');
  });
  const fleet = clubCached(load);
  const onFleet = clubCached(() => fleet.get());
  const getAll = async (): Promise<void> => {
    for (const club of [here, there]) await runInClub(club, () => onFleet.get());
  };
  await getAll();
  noteWrite(String(here.id), 'Sortie');
  await getAll();
  expect(load).toHaveBeenCalledTimes(2);
  noteWrite(String(here.id), 'Boat');
  await getAll();
  expect(load).toHaveBeenCalledTimes(3);
});

test('does not cache a load that overlaps a write', async () => {
  const arrived: (() => void)[] = [];
  const load = jest.fn(async (): Promise<void> => {
    noteRead(String(here.id), 'Boat');
    await new Promise<void>((resolve) => arrived.push(resolve));
  });
  const cached = clubCached(load);
  await runInClub(here, async () => {
    const early = cached.get();
    noteWrite(String(here.id), 'Boat');
    const late = cached.get();
    for (const arrive of arrived) arrive();
    await Promise.all([early, late]);
    await cached.get();
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test("applies a transaction's writes at its end, also when its outcome is unknown", async () => {
  const load = jest.fn(() => {
    noteRead(String(here.id), 'Boat');
    return Promise.resolve('fleet');
  });
  const cached = clubCached(load);
  const get = (): Promise<string> => runInClub(here, () => cached.get());
  await get();
  await publishAtEnd(String(here.id), async () => {
    noteWrite(String(here.id), 'Boat');
    await get();
    expect(load).toHaveBeenCalledTimes(1);
  });
  await get();
  expect(load).toHaveBeenCalledTimes(2);
  const lost = publishAtEnd(String(here.id), () => {
    noteWrite(String(here.id), 'Boat');
    return Promise.reject(new Error('connection lost'));
  });
  await expect(lost).rejects.toThrow('connection lost');
  await get();
  expect(load).toHaveBeenCalledTimes(3);
});
