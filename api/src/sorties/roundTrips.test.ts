import mongoose from 'mongoose';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import type { ApiError } from '../platform/http/errors.ts';
import { land, launch, launchBody } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { withMonitoring } from '../testing/recordCommands.ts';
import { freshDatabaseUri, startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { launchBoat } from './commands/launchBoat.ts';
import { SortieModel } from '../logbook/Sortie.ts';

let api: TestApi;
let kim: TestMember;
/** Commands sent to the database in transactions: 'find boats', 'commitTransaction'. */
let sent: string[];

beforeAll(async () => {
  api = await startTestApi({ mongodbUri: withMonitoring(freshDatabaseUri()) });
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const { autocommit, [commandName]: collection } = command as Record<string, unknown>;
    if (autocommit === false)
      sent.push(commandName === 'commitTransaction' ? 'commit' : `${commandName} ${String(collection)}`);
  });
  kim = await api.inClub(() => makeMember());
});
beforeEach(() => {
  sent = [];
});
afterAll(() => api.close());

const newBoat = (fields?: Parameters<typeof makeBoat>[0]): Promise<BoatRecord> =>
  api.inClub(() => makeBoat(fields));

test('launches in three round trips, and lands in four', async () => {
  const sortie = await launch(api, kim, await newBoat());
  expect(sent).toEqual(['find boats', 'insert sorties', 'commit']);
  sent = [];
  await land(api, kim, sortie._id, 4);
  expect(sent).toEqual(['find sorties', 'update sorties', 'update totals', 'commit']);
});

test('shares a few transactions between concurrent launches, and refuses each for its own reason alone', async () => {
  const free = await Promise.all(Array.from({ length: 12 }, () => newBoat()));
  const [docked, gone, twice] = [await newBoat(), await newBoat(), await newBoat()];
  await api.inClub(async () => {
    await BoatModel.updateOne({ _id: docked._id }, { isActive: false });
    await BoatModel.updateOne({ _id: gone._id }, { isActive: false, isDecommissioned: true });
  });
  sent = [];
  const unknown = { boat: await newBoat(), crew: ['f'.repeat(24)] };
  const launches = [{ boat: docked }, { boat: gone }, unknown, { boat: twice }, { boat: twice }];
  const settled = await api.inClub(() =>
    Promise.allSettled(
      [...launches, ...free.map((boat) => ({ boat, crew: [] }))].map(({ boat, ...others }) =>
        launchBoat({ launcher: kim.id, boat: String(boat._id), ...others }),
      ),
    ),
  );
  const codes = settled.map((one) =>
    one.status === 'fulfilled' ? 'out' : (one.reason as Partial<ApiError>).code,
  );
  expect(codes).toEqual([
    ...['dry_docked', 'not_found', 'invalid:crew', 'out', 'already_launched'],
    ...free.map(() => 'out'),
  ]);
  expect(sent.filter((command) => command === 'commit').length).toBeLessThan(5);
});

test('launches the rest of a batch when one of its boats is out', async () => {
  const [out, ...free] = await Promise.all(Array.from({ length: 7 }, () => newBoat()));
  if (!out) throw new Error('There is no boat.');
  await launch(api, kim, out);
  const answers = await Promise.all(
    [out, ...free].map((boat) =>
      api.call('POST', '/launch', { token: kim.token, body: launchBody(boat, kim) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([409, ...free.map(() => 200)]);
  await api.inClub(async () => {
    expect(await SortieModel.countDocuments({ boat: { $in: [out, ...free].map(({ _id }) => _id) } })).toBe(7);
  });
});
