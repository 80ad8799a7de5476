import { DATABASE_UNREACHABLE } from '@fleetwatch/contract/errors/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { shutDown, bootstrap } from '../bootstrap.ts';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { freshKey, launchBody } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { CLUB_PASSWORD, send, TEST_SECRET, withDatabase, type Answer } from '../testing/startTestApi.ts';
import { makeDatabaseFolder, type DatabaseFolder } from '../testing/databaseProcess.ts';
import { storedTotals } from '../testing/totals.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';

const KILLS = 4;
const WORKERS = 6;

/** Writes that the API has acknowledged and that must not be lost. */
interface Acknowledged {
  launched: Set<string>;
  /** Acknowledged miles by sortie. */
  landed: Map<string, number>;
}

let folder: DatabaseFolder;
let clubId: string;
let crews: { member: TestMember; boat: BoatRecord }[];
const acknowledged: Acknowledged = { launched: new Set(), landed: new Map() };

const settings = (uri: string) => ({
  mongodbUri: uri,
  secret: TEST_SECRET,
  basePath: '',
  isProduction: false,
});
const databaseUri = (database: { uri: string }): string => withDatabase(database.uri, 'crash');

/** Reads or writes the data directly while no API is running. */
async function atRest(work: () => Promise<void>): Promise<void> {
  const database = await folder.start();
  await bootstrap(settings(databaseUri(database)));
  try {
    await work();
  } finally {
    await shutDown();
    await database.stop();
  }
}

beforeAll(async () => {
  folder = makeDatabaseFolder();
  await atRest(async () => {
    const club = await createClub({
      name: 'Crash',
      password: CLUB_PASSWORD,
      timezone: 'Pacific/Auckland',
      isDefault: true,
    });
    clubId = String(club._id);
    crews = await inClub(clubId, () =>
      Promise.all(
        Array.from({ length: WORKERS }, async () => ({ member: await makeMember(), boat: await makeBoat() })),
      ),
    );
  });
}, 60_000);

afterAll(() => {
  folder.remove();
});

/** Launches and lands one boat until the connection breaks, and records each answer. */
async function row(
  api: ApiProcess,
  { member, boat }: (typeof crews)[number],
  onAnswer: () => void,
): Promise<void> {
  const { token } = member;
  const landOne = async (sortie: string, miles: number): Promise<void> => {
    const body = { sortie, miles, description: '', uid: member.id };
    const answer = await send(api.base, 'POST', '/land', { token, body, key: freshKey() });
    expect(answer.status).toBe(200);
    acknowledged.landed.set(sortie, miles);
    onAnswer();
  };
  const outstanding = await send(api.base, 'GET', `/sorties-stillout-byuser-results/${member.id}`, { token });
  for (const { _id } of (outstanding.body as { results: Sortie[] }).results) await landOne(_id, 1);
  for (let miles = 0.01; ; miles = Math.round(miles * 100 + 1) / 100) {
    const answer: Answer = await send(api.base, 'POST', '/launch', {
      token,
      body: launchBody(boat, member),
      key: freshKey(),
    });
    expect(answer.status).toBe(200);
    const { _id } = answer.body as Sortie;
    acknowledged.launched.add(_id);
    onAnswer();
    await landOne(_id, miles);
  }
}

/** Runs all crews, and kills API and database after the given number of answers. */
async function rowUntilKilled(answers: number): Promise<void> {
  const database = await folder.start();
  const api = await startApiProcess(databaseUri(database));
  let killed: Promise<unknown> | null = null;
  let left = answers;
  const onAnswer = (): void => {
    left -= 1;
    if (left > 0 || killed) return;
    // The API is killed first, because it would answer 503 once the database is gone.
    const gone = api.kill();
    process.kill(database.pid, 'SIGKILL');
    killed = Promise.all([gone, database.stop()]);
  };
  const ends = await Promise.allSettled(crews.map((crew) => row(api, crew, onAnswer)));
  await killed;
  for (const end of ends) {
    // Only a broken connection may have ended it.
    expect(end).toMatchObject({ status: 'rejected', reason: { code: expect.stringMatching(/^ECONN/) } });
  }
}

test('loses no acknowledged write when killed repeatedly between writes', async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) await rowUntilKilled(17 * kill + 6);
  await atRest(() =>
    inClub(clubId, async () => {
      const sorties = await SortieModel.find().lean<SortieRecord[]>();
      const stored = new Map(sorties.map((sortie) => [String(sortie._id), sortie]));
      expect(acknowledged.launched.size).toBeGreaterThan(50);
      for (const id of acknowledged.launched) expect(stored.has(id)).toBe(true);
      for (const [id, miles] of acknowledged.landed) {
        expect(stored.get(id)).toMatchObject({ milesHundredths: Math.round(miles * 100) });
        expect(stored.get(id)?.landedAt).not.toBeNull();
      }
      const out = sorties.filter((sortie) => sortie.isOut).map((sortie) => String(sortie.boat));
      expect(new Set(out).size).toBe(out.length);
      expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    }),
  );
}, 120_000);

test('stops when asked to', async () => {
  const database = await folder.start();
  const api = await startApiProcess(databaseUri(database));
  expect((await send(api.base, 'GET', '/readyz')).status).toBe(200);
  expect(await api.stop()).toBe(0);
  await database.stop();
});

test('answers 503 while the database is down, and serves again when it is back', async () => {
  const database = await folder.start();
  const api = await startApiProcess(databaseUri(database));
  const [crew] = crews;
  if (!crew) throw new Error('No crew.');
  const { token, id } = crew.member;
  process.kill(database.pid, 'SIGKILL');
  await database.stop();
  const answers = await Promise.all([
    send(api.base, 'GET', '/readyz'),
    send(api.base, 'GET', '/sorties-stillout-results', { token }),
    send(api.base, 'POST', '/launch', { token, body: launchBody(crew.boat, crew.member) }),
    send(api.base, 'POST', '/land', { token, body: { sortie: id, miles: 1, description: '', uid: id } }),
  ]);
  for (const answer of answers) {
    expect([answer.status, answer.body]).toEqual([503, [DATABASE_UNREACHABLE, 'database_unreachable']]);
  }
  expect((await send(api.base, 'GET', '/healthz')).status).toBe(200);
  const again = await folder.start();
  let status = 503;
  for (let tries = 0; status !== 200 && tries < 50; tries += 1) {
    ({ status } = await send(api.base, 'GET', '/sorties-stillout-results', { token }));
  }
  expect(status).toBe(200);
  expect(await api.stop()).toBe(0);
  await again.stop();
}, 60_000);
