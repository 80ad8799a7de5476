import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ImportState } from '@fleetwatch/contract/import/kinds';
import type { Types } from 'mongoose';
import { BoatModel } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { largeEfaBackup } from '../testing/efaBackup.ts';
import { fleetGroupId, makeMember, userGroupId } from '../testing/factories.ts';
import { previewFile, type Caller } from '../testing/importing.ts';
import { startTestApi, TEST_SECRET, type TestApi } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { ImportModel } from './Import.ts';

const OUTINGS = 2_600;
const SIZE = { boats: 20, people: 60, outings: OUTINGS };
const POLL_MS = 20;

let api: TestApi;
let call: Caller;

beforeAll(async () => {
  api = await startTestApi({ startsAt: '2026-05-01T15:00:00Z', features: ['moving'] });
  const officer = await api.inClub(() => makeMember({ offices: ['records'] }));
  call = async (method, path, body) => {
    const answer = await api.call(method, path, { token: officer.token, body });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
}, 60_000);
afterAll(() => api.close());

const goOn = (): ChildProcess =>
  spawn(process.execPath, [join(__dirname, '../testing/importProcess.ts')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MONGODB_URI: api.uri,
      FLEETWATCH_SECRET: TEST_SECRET,
      PORT: '0',
    },
  });
const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('exit', resolve));

const standing = (id: Types.ObjectId) => api.inClub(() => ImportModel.findById(id).orFail().lean());

/** Runs a process up to this progress, and kills it. */
async function killAt(id: Types.ObjectId, done: number): Promise<void> {
  const child = goOn();
  const gone = ended(child);
  while ((await standing(id)).done < done) {
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  child.kill('SIGKILL');
  await gone;
}

/** Expects consistent data, wherever the import was interrupted. */
async function expectWhole(): Promise<void> {
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    const keys = await SortieModel.find().select('source.logbook source.id').lean();
    expect(new Set(keys.map(({ source }) => JSON.stringify([source?.logbook, source?.id]))).size).toBe(
      keys.length,
    );
  });
}

test('continues an import and an undo that were killed in the middle, and does nothing twice (rules moving.apply and moving.undo)', async () => {
  const groups = await api.inClub(async () => ({
    group: await userGroupId(),
    fleetGroup: await fleetGroupId('Eight'),
  }));
  const { _id } = await previewFile(call, largeEfaBackup(SIZE), groups);
  await call('POST', '/import-apply', { id: _id });
  const { _id: id } = await api.inClub(() => ImportModel.findById(_id).orFail().lean());
  const isStill = async (state: ImportState): Promise<void> => {
    expect((await standing(id)).state).toBe(state);
  };
  for (const done of [80, 1_000, 1_900]) {
    await killAt(id, done);
    await isStill('running');
    const { created } = await standing(id);
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(created.outings);
    await expectWhole();
  }
  // Two processes at once: one stops, or both take turns.
  await Promise.all([ended(goOn()), ended(goOn())]);
  await ended(goOn());
  expect(await standing(id)).toMatchObject({
    state: 'done',
    created: { boats: SIZE.boats, people: SIZE.people, outings: OUTINGS },
  });
  await expectWhole();

  await call('POST', '/import-undo', { id: _id });
  for (const done of [400, 1_400]) {
    await killAt(id, done);
    await isStill('undoing');
    await expectWholeButLatest();
  }
  await ended(goOn());
  expect(await standing(id)).toMatchObject({ state: 'undone', left: { boats: 0, people: 0, outings: 0 } });
  await api.inClub(async () => {
    expect(await SortieModel.countDocuments()).toBe(0);
    expect(await BoatModel.countDocuments()).toBe(0);
    expect(await MemberModel.countDocuments({ source: { $exists: true } })).toBe(0);
    expect(await storedTotals()).toEqual({});
  });
}, 300_000);

/** Totals follow each batch of an undo; latest outings are recomputed at its end. */
async function expectWholeButLatest(): Promise<void> {
  await api.inClub(async () => {
    const sums = (all: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(all)
          .filter(([, sum]) => 'trips' in sum && sum.trips !== 0)
          .map(([key, sum]) => [key, { ...sum, byWorkoutType: null }]),
      );
    expect(sums(await storedTotals())).toEqual(sums(totalsByKey(await tallySorties())));
  });
}
