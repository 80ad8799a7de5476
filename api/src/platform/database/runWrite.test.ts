import { BoatModel } from '../../boats/Boat.ts';
import { makeBoat } from '../../testing/factories.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';
import { AppliedWriteModel } from './AppliedWrite.ts';
import { runWrite } from './runWrite.ts';
import { ApiError } from '../http/errors.ts';
import type { Repeatable } from './once.ts';

let api: TestClub;
beforeAll(async () => {
  api = await freshClub();
});

const repeatOf = (requestKey: string, requestHash = 'content'): Repeatable => ({ requestKey, requestHash });

/** Increments a count in the description, so that every application shows. */
interface CountingBoat {
  count(): Promise<number>;
  apply(repeat: Repeatable | null): Promise<{ count: number }>;
}

async function counting(): Promise<CountingBoat> {
  const { _id } = await makeBoat();
  return {
    count: async () => Number((await BoatModel.findById(_id).lean())?.description),
    apply: (repeat) =>
      runWrite({
        repeat,
        work: async (session) => {
          const boat = await BoatModel.findById(_id).session(session).lean();
          const next = Number(boat?.description ?? 0) + 1;
          await BoatModel.updateOne({ _id }, { description: String(next) }).session(session);
          return { count: next };
        },
      }),
  };
}

test('changes nothing on a repeat, and answers as the first time (rule club.repeats)', () =>
  api.inClub(async () => {
    const boat = await counting();
    expect(await boat.apply(repeatOf('one'))).toEqual({ count: 1 });
    expect(await boat.apply(repeatOf('two'))).toEqual({ count: 2 });
    expect(await boat.apply(repeatOf('one'))).toEqual({ count: 1 });
    expect(await boat.count()).toBe(2);
  }));

test("stores the answer with the database's expiry time, whatever the club's clock shows", () =>
  api.inClub(async () => {
    const before = Date.now();
    api.clock.set('2020-05-01T15:00:00Z');
    await (await counting()).apply(repeatOf('long ago'));
    const { appliedAt } = await AppliedWriteModel.findOne({ requestKey: 'long ago' }).lean().orFail();
    expect(appliedAt.getTime()).toBeGreaterThanOrEqual(before);
  }));

test('applies simultaneous requests with the same key once', () =>
  api.inClub(async () => {
    const boat = await counting();
    const answers = await Promise.all(Array.from({ length: 8 }, () => boat.apply(repeatOf('at once'))));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ count: 1 })));
    expect(await boat.count()).toBe(1);
  }));

test('applies every write without a key', () =>
  api.inClub(async () => {
    const boat = await counting();
    await boat.apply(null);
    expect(await boat.apply(null)).toEqual({ count: 2 });
  }));

test('refuses a key with other content', () =>
  api.inClub(async () => {
    const boat = await counting();
    await boat.apply(repeatOf('reused'));
    await expect(boat.apply(repeatOf('reused', 'other'))).rejects.toMatchObject({ code: 'key_reused' });
    expect(await boat.count()).toBe(1);
  }));

test('stores nothing for a refusal, which may be retried under its key (rule club.repeats)', () =>
  api.inClub(async () => {
    const boat = await counting();
    const refused = runWrite({
      repeat: repeatOf('refused'),
      work: async (session) => {
        await BoatModel.updateMany({}, { description: '100' }).session(session);
        throw new ApiError('boat_out', 'out');
      },
    });
    await expect(refused).rejects.toMatchObject({ code: 'boat_out' });
    expect(await AppliedWriteModel.countDocuments({ requestKey: 'refused' })).toBe(0);
    expect(await boat.apply(repeatOf('refused'))).toEqual({ count: 1 });
  }));
