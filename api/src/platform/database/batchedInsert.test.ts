import { Types } from 'mongoose';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { WorkoutTypeModel } from '../../workouts/WorkoutType.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { duplicateFields } from './database.ts';
import { batchedInsert } from './batchedInsert.ts';

let api: TestApi;
const insertType = batchedInsert(WorkoutTypeModel);
const typeOf = (name: string) => ({ name: name as 'Recovery', moniker: name, position: 90 });

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => api.close());

test('a crowd costs a few writes, and what the database refuses is its own refusal alone', async () => {
  const writes = jest.spyOn(WorkoutTypeModel.collection, 'insertMany');
  const names = [...Array.from({ length: 30 }, (_, index) => `crowd ${index}`), 'crowd 7'];
  const settled = await api.inClub(() => Promise.allSettled(names.map((name) => insertType(typeOf(name)))));
  expect(writes.mock.calls.length).toBeLessThanOrEqual(3);
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(duplicateFields(refused[0]?.reason)).not.toBeNull();
  const kept = await api.inClub(() => WorkoutTypeModel.find({ position: 90 }).lean());
  expect(kept.map(({ name }) => name).toSorted()).toEqual(names.slice(0, 30).toSorted());
  expect(
    settled.flatMap((one) => (one.status === 'fulfilled' ? [String(one.value._id)] : [])).toSorted(),
  ).toEqual(kept.map(({ _id }) => String(_id)).toSorted());
});

test('a wrong document and one of another club are refused before anything is written', async () => {
  const writes = jest.spyOn(WorkoutTypeModel.collection, 'insertMany');
  await expect(api.inClub(() => insertType({ name: 'Recovery' }))).rejects.toThrow(/moniker/);
  const foreign = { ...typeOf('foreign'), club: new Types.ObjectId() };
  await expect(api.inClub(() => insertType(foreign))).rejects.toThrow('another club');
  await expect(insertType(typeOf('nobody’s'))).rejects.toThrow('No club');
  expect(writes).not.toHaveBeenCalled();
});

test('what is kept in memory of the model is read again', async () => {
  await api.inClub(async () => {
    const before = (await workoutTypeDirectory.get()).size;
    await insertType(typeOf('fresh'));
    expect((await workoutTypeDirectory.get()).size).toBe(before + 1);
  });
});

test('a database that fails as a whole fails each, and the next are served again', async () => {
  jest.spyOn(WorkoutTypeModel.collection, 'insertMany').mockRejectedValueOnce(new Error('cut'));
  const settled = await api.inClub(() =>
    Promise.allSettled(['one', 'two'].map((name) => insertType(typeOf(name)))),
  );
  expect(settled.some(({ status }) => status === 'rejected')).toBe(true);
  await expect(api.inClub(() => insertType(typeOf('three')))).resolves.toMatchObject({ name: 'three' });
});
