import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { shutDown, bootstrap } from '../bootstrap.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { freshKey, launchBody, sortieOf } from '../testing/calls.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import {
  freshDatabaseUri,
  send,
  startTestApi,
  TEST_SECRET,
  type Answer,
  type TestApi,
} from '../testing/startTestApi.ts';
import { TweetModel } from '../tweets/Tweet.ts';
import { runAdmin } from './runAdmin.ts';

const CREWS = 6;
/** Number of documents that makes the copy last long enough for other processes to write during it. */
const OLD_SORTIES = 800;
const MILES = 0.5;
const ANSWERS_DURING_BACKUP = 5;

let here: TestApi;
let there: ApiProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-backup-'));
  // The machine's clock, because the other process uses it and both check the same tokens.
  here = await startTestApi({ now: () => new Date() });
  there = await startApiProcess(here.uri);
}, 60_000);
afterAll(async () => {
  await shutDown();
  rmSync(folder, { recursive: true, force: true });
});

/** Acknowledged writes, in the order of their answers. */
const answered: { crew: number; id: string }[] = [];
let isOver = false;

/** Launches, lands and tweets through both processes alternately until the test ends. */
async function row(crew: number, member: TestMember, boat: BoatRecord): Promise<void> {
  const note = (id: string): number => answered.push({ crew, id });
  const bases = [here.base, there.base];
  for (let round = 0; !isOver; round += 1) {
    const post = (path: string, body: object, turn: number): Promise<Answer> =>
      send(bases[(round + turn) % 2] as string, 'POST', path, { token: member.token, key: freshKey(), body });
    const { _id } = sortieOf(await post('/launch', launchBody(boat, member), 0));
    note(_id);
    sortieOf(await post('/land', { sortie: _id, miles: MILES, description: '', uid: member.id }, 1));
    note(`${_id} landed`);
    const tweet = { user: member.id, description: 'Windy', private: false, headsup: false, pictures: [] };
    note(sortieOf(await post('/tweet', tweet, 0))._id);
  }
}

async function until(count: number): Promise<void> {
  while (answered.length < count) await new Promise((resolve) => setImmediate(resolve));
}

async function admin(...args: string[]): Promise<void> {
  const lines: string[] = [];
  expect([await runAdmin(args, (line) => lines.push(line)), lines]).toEqual([0, [expect.any(String)]]);
}

/**
 * Backs up until a write falls within the backup. Returns the folder, the writes acknowledged before it, and
 * the number acknowledged by its end.
 */
async function backUpUnderLoad(): Promise<{ kept: string; before: string[]; answeredByEnd: number }> {
  for (let turn = 0; ; turn += 1) {
    const kept = join(folder, `kept-${turn}`);
    const before = answered.map(({ id }) => id);
    await admin('backup', kept);
    const answeredByEnd = answered.length;
    if (answeredByEnd - before.length >= ANSWERS_DURING_BACKUP) return { kept, before, answeredByEnd };
  }
}

test('takes a backup of one moment while two processes write, which an empty installation can continue from', async () => {
  const clubId = here.clubId;
  const crews = await here.inClub(async () => {
    const made = await Promise.all(
      Array.from({ length: CREWS }, async () => [await makeMember(), await makeBoat()] as const),
    );
    const [[launcher, boat] = []] = made;
    if (!launcher || !boat) throw new Error('no crew');
    const old = await makeSortie({ boat, launcher, miles: MILES, launchedAt: '2020-05-01T15:00:00Z' });
    // The copy of many sorties takes long enough for a landing to fall before the copy of the totals.
    await SortieModel.insertMany(
      Array.from({ length: OLD_SORTIES }, () => ({ ...old, _id: new mongoose.Types.ObjectId() })),
    );
    await rebuildTotals();
    return made;
  });
  const rowing = crews.map(([member, boat], crew) => row(crew, member, boat));
  await until(CREWS * 4);
  const { kept, before, answeredByEnd } = await backUpUnderLoad();
  await until(answeredByEnd + CREWS * 4);
  isOver = true;
  // The backup did not cause any refusal.
  await Promise.all(rowing);
  expect(await there.stop()).toBe(0);
  await here.close();

  await bootstrap({
    mongodbUri: freshDatabaseUri(),
    secret: TEST_SECRET,
    basePath: '',
    isProduction: false,
    dataDir: join(folder, 'data'),
  });
  await admin('restore', kept);
  await inClub(clubId, async () => {
    expect(await checkTotals()).toEqual([]);
    const sorties = await SortieModel.find().lean<SortieRecord[]>();
    const isHalf = ({ landedAt, isOut, milesHundredths }: SortieRecord): boolean =>
      landedAt ? isOut === true || milesHundredths !== MILES * 100 : isOut !== true || milesHundredths !== 0;
    expect(sorties.filter(isHalf)).toEqual([]);
    const out = sorties.filter(({ isOut }) => isOut).map(({ boat }) => String(boat));
    expect(new Set(out).size).toBe(out.length);

    const tweets = await TweetModel.find({ text: 'Windy' }).lean();
    const landed = sorties.filter(({ landedAt }) => landedAt).map(({ _id }) => `${String(_id)} landed`);
    const there = new Set([...sorties, ...tweets].map(({ _id }) => String(_id)).concat(landed));
    // The backup contains every write acknowledged before it began, and none sent after its end.
    expect(before.filter((id) => !there.has(id))).toEqual([]);
    const since = answered.slice(answeredByEnd);
    // A crew's first later answer may belong to a request sent before the end.
    const later = since.filter((one, index) => since.findIndex(({ crew }) => crew === one.crew) < index);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter(({ id }) => there.has(id))).toEqual([]);
  });
  await mongoose.connection.dropDatabase();
}, 60_000);
