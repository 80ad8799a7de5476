import { BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { launchBody } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { send, startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { BoatModel, type BoatRecord } from './Boat.ts';

const ROUNDS = 25;
const LAUNCHES = 4;

let here: TestApi;
let there: ApiProcess;
let kim: TestMember;
let coach: TestMember;

beforeAll(async () => {
  here = await startTestApi({ now: () => new Date() });
  there = await startApiProcess(here.uri);
  [kim, coach] = await here.inClub(async () => [await makeMember(), await makeCoach()] as const);
});
afterAll(async () => {
  await there.stop();
  await here.close();
});

const launchAt = (base: string, boat: BoatRecord): Promise<Answer> =>
  send(base, 'POST', '/launch', { token: kim.token, body: launchBody(boat, kim) });
const isOut = (boat: BoatRecord): Promise<boolean> =>
  here.inClub(async () => (await SortieModel.exists({ boat: boat._id, isOut: true })) !== null);
const present = (boat: BoatRecord): Promise<BoatRecord | null> =>
  here.inClub(async () => await BoatModel.findById(boat._id).lean<BoatRecord>());

test.each([
  [{ isActive: false }, (boat: BoatRecord) => [409, [dryDocked(boat.name), 'dry_docked']]],
  [{ isActive: false, isDecommissioned: true }, () => [404, [BOAT_NOT_FOUND, 'not_found']]],
])('refuses a launch that reads a cached boat, now %j, and writes nothing', async (change, refusal) => {
  const boat = await here.inClub(() => makeBoat());
  // Fills this process's cache.
  await here.call('GET', '/fleet-results');
  // Writes as another process does, before this process is notified of the change.
  await BoatModel.collection.updateOne({ _id: boat._id }, { $set: change });
  const answer = await launchAt(here.base, boat);
  expect([answer.status, answer.body]).toEqual(refusal(boat));
  expect(await isOut(boat)).toBe(false);
});

describe('at the same instant, in two processes', () => {
  /** Creates a boat that both processes have cached. */
  const newBoat = async (): Promise<BoatRecord> => {
    const boat = await here.inClub(() => makeBoat());
    for (;;) {
      const { body } = await send(there.base, 'GET', '/fleet-all-results');
      if (JSON.stringify(body).includes(String(boat._id))) return boat;
    }
  };
  const race = async (boat: BoatRecord, write: () => Promise<Answer>): Promise<[Answer, Answer[]]> =>
    Promise.all([
      write(),
      Promise.all(
        Array.from({ length: LAUNCHES }, (_, index) =>
          launchAt(index % 2 === 0 ? here.base : there.base, boat),
        ),
      ),
    ]);

  test('either launches or decommissions a boat in a race, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const boat = await newBoat();
      const body = { uid: coach.id, bid: String(boat._id) };
      const base = round % 2 === 0 ? here.base : there.base;
      const [decommissioned, launches] = await race(boat, () =>
        send(base, 'DELETE', '/fleet-decommission', { token: coach.token, body }),
      );
      const launched = launches.filter(({ status }) => status === 200).length;
      expect([decommissioned.status === 200 ? 1 : 0, launched]).toEqual(
        decommissioned.status === 200 ? [1, 0] : [0, 1],
      );
      if (launched === 1) expect(decommissioned.status).toBe(409);
      expect(await isOut(boat)).toBe(launched === 1);
      expect((await present(boat))?.isDecommissioned).toBe(launched === 0);
    }
  }, 60_000);

  test('has a boat out exactly when its launch was acknowledged, in a race with a dry dock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const boat = await newBoat();
      const body = { id: String(boat._id) };
      const base = round % 2 === 0 ? here.base : there.base;
      const [docked, launches] = await race(boat, () =>
        send(base, 'PUT', '/fleet-drydock', { token: coach.token, body }),
      );
      expect(docked.status).toBe(200);
      const launched = launches.filter(({ status }) => status === 200);
      expect(await isOut(boat)).toBe(launched.length === 1);
      const after = await launchAt(there.base, boat);
      expect(after.status).toBe(409);
    }
  }, 60_000);
});

test('leaves no lock document, and deletes a class with all its boats', async () => {
  const boats = await here.inClub(async () => [
    await makeBoat({ className: 'Double' }),
    await makeBoat({ className: 'Double' }),
  ]);
  await here.inClub(async () => {
    const group = await send(here.base, 'POST', '/fleetgroup', {
      token: coach.token,
      body: { name: 'Coastal', moniker: 'cst', payload: '2' },
    });
    const { _id } = group.body as { _id: string };
    expect(group.status).toBe(200);
    await BoatModel.updateMany(
      { _id: { $in: boats.map((boat) => boat._id) } },
      { $set: { fleetGroup: _id } },
    );
    const deleted = await send(here.base, 'DELETE', '/fleetgroup-delete', {
      token: coach.token,
      body: { id: _id },
    });
    expect([deleted.status, deleted.body]).toEqual([200, expect.objectContaining({ boats: 2 })]);
    expect(await SortieModel.countDocuments({ day: 'lock' })).toBe(0);
  });
  const sorties = (await here.call('GET', '/sorties-stillout-results')).body as { results: Sortie[] };
  expect(sorties.results.filter(({ bus }) => bus === 'lock')).toEqual([]);
});
