import mongoose from 'mongoose';
import { makeBoat, makeMember, type TestMember } from '../../testing/factories.ts';
import { land, launch } from '../../testing/calls.ts';
import { storedTotals } from '../../testing/totals.ts';
import { totalsByKey } from '../../logbook/totalsByKey.ts';
import { tallySorties } from '../../logbook/commands/rebuildTotals.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';
import { WorkoutTypeModel } from '../../workouts/WorkoutType.ts';
import { outcomeOf } from './BatchQueue.ts';
import { batchedTransaction } from './batchedTransaction.ts';

let api: TestClub;

beforeAll(async () => {
  api = await freshClub();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('runs waiting tasks together, up to the limit, each with its own outcome', async () => {
  const sizes: number[] = [];
  const double = batchedTransaction<number, number>((numbers) => {
    sizes.push(numbers.length);
    return Promise.resolve(
      numbers.map((number) =>
        outcomeOf(() => {
          if (number === 7) throw new Error('not seven');
          return number * 2;
        }),
      ),
    );
  }, 20);
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const settled = await api.inClub(() => Promise.allSettled(numbers.map((number) => double(number))));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(
    numbers.map((number) => (number === 7 ? 'Error: not seven' : number * 2)),
  );
  expect(Math.max(...sizes)).toBe(20);
  expect(sizes.length).toBeLessThanOrEqual(4);
});

test('keeps a task that fails the batch from failing the others', async () => {
  const write = batchedTransaction<string, string>(async (names, session) => {
    await WorkoutTypeModel.updateMany({}, { $inc: { position: 1 } }, { session });
    if (names.includes('broken')) throw new Error('broken');
    return names.map((result) => ({ result }));
  }, 10);
  const settled = await api.inClub(() =>
    Promise.allSettled(['one', 'broken', 'two'].map((name) => write(name))),
  );
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('many landings share a few transactions, a sortie may be landed twice, and the totals are right', async () => {
  const crowd: { member: TestMember; sortie: string }[] = [];
  for (let index = 0; index < 12; index += 1) {
    const [member, boat] = await api.inClub(async () => [await makeMember(), await makeBoat()] as const);
    crowd.push({ member, sortie: (await launch(api, member, boat))._id });
  }
  const transactions = jest.spyOn(mongoose.connection, 'withSession');
  await Promise.all([
    ...crowd.map(({ member, sortie }) => land(api, member, sortie, 3)),
    ...crowd.map(({ member, sortie }) => land(api, member, sortie, 5.25)),
  ]);
  expect(transactions.mock.calls.length).toBeLessThan(12);
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
});
