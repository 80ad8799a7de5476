import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { startApiProcess, type ApiProcess } from '../../testing/apiProcess.ts';
import { launch, resultsOf } from '../../testing/calls.ts';
import { makeBoat, makeMember, PASSWORD, type TestMember } from '../../testing/factories.ts';
import { send, startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { ModelVersionModel } from './ModelVersion.ts';

let here: TestApi;
let there: ApiProcess;
let kim: TestMember;
let boats: BoatRecord[];

async function startBoth(): Promise<void> {
  here = await startTestApi({ now: () => new Date() });
  there = await startApiProcess(here.uri);
  kim = await here.inClub(() => makeMember());
  boats = await here.inClub(async () => [await makeBoat(), await makeBoat()]);
}

async function stopBoth(): Promise<void> {
  jest.restoreAllMocks();
  await there.stop();
  await here.close();
}

const DEADLINE_MS = 20_000;

/** Polls until the answer matches; fails with the last answer. */
async function eventually<Answer>(ask: () => Promise<Answer>, expected: Answer): Promise<void> {
  const startedAt = performance.now();
  let answer = await ask();
  while (JSON.stringify(answer) !== JSON.stringify(expected) && performance.now() - startedAt < DEADLINE_MS) {
    answer = await ask();
  }
  expect(answer).toEqual(expected);
}

const idsOut = async (base: string): Promise<string[]> =>
  resultsOf<Sortie[]>(await send(base, 'GET', '/sorties-stillout-results')).map(({ bus_id }) => bus_id);
const namesIn = async (base: string): Promise<string[]> =>
  resultsOf<Boat[]>(await send(base, 'GET', '/fleet-unlaunched-results')).map(({ name }) => name);

const launchThere = async (boat: BoatRecord | undefined): Promise<Sortie> => {
  const body = { bus: String(boat?._id), name: kim.record.name, password: PASSWORD };
  return (await send(there.base, 'POST', '/auth-launch', { body })).body as Sortie;
};

async function showsBothWays(): Promise<void> {
  const [one, two] = boats as [BoatRecord, BoatRecord];
  for (const base of [here.base, there.base]) {
    expect(await idsOut(base)).toEqual([]);
    expect(await namesIn(base)).toHaveLength(2);
  }
  await launch(here, kim, one);
  expect(await idsOut(here.base)).toEqual([String(one._id)]);
  await eventually(() => idsOut(there.base), [String(one._id)]);
  await eventually(() => namesIn(there.base), [two.name]);
  expect(await launchThere(two)).toMatchObject({ bus: two.name });
  expect(await idsOut(there.base)).toHaveLength(2);
  await eventually(() => idsOut(here.base), [String(one._id), String(two._id)]);
  await here.inClub(
    async () => await BoatModel.updateOne({ _id: one._id }, { $set: { description: 'red' } }),
  );
  const descriptions = async (): Promise<string[]> =>
    resultsOf<Boat[]>(await send(there.base, 'GET', '/fleet-launched-results', { token: kim.token })).map(
      (boat) => boat.description,
    );
  await eventually(async () => (await descriptions()).includes('red'), true);
}

describe('with a change stream', () => {
  beforeEach(startBoth);
  afterEach(stopBoth);

  test('sees the writes of another process on the same database', showsBothWays);

  test('sees an unpublished write when a process starts', async () => {
    expect(await namesIn(here.base)).toHaveLength(2);
    // The state after a process was killed between a write and its count.
    await BoatModel.collection.updateMany({}, { $set: { isActive: false } });
    const next = await startApiProcess(here.uri);
    await eventually(() => namesIn(here.base), []);
    await next.stop();
  });
});

describe('without a change stream', () => {
  beforeEach(async () => {
    jest.spyOn(ModelVersionModel.collection, 'watch').mockImplementation(() => {
      throw new Error('The $changeStream stage is only supported on replica sets');
    });
    await startBoth();
  });
  afterEach(stopBoth);

  test("finds the other process's writes by the check alone", showsBothWays);

  test('counts its own writes, and does not invalidate its caches again', async () => {
    await launch(here, kim, boats[0] as BoatRecord);
    const find = jest.spyOn(SortieModel, 'find');
    await idsOut(here.base);
    const counted = async (): Promise<unknown> =>
      (await ModelVersionModel.findById(here.clubId).lean())?.writes?.Sortie;
    await eventually(counted, 1);
    await idsOut(here.base);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
