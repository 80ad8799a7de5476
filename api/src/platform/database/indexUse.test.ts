import mongoose from 'mongoose';
import { ModuleRecordModel } from '../../collections/ModuleRecord.ts';
import { rebuildTotals } from '../../logbook/commands/rebuildTotals.ts';
import { CHECKOUTS, MODULE, showCollections } from '../../testing/collectionCases.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  userGroupId,
  type TestMember,
} from '../../testing/factories.ts';
import { makeSortie } from '../../testing/makeSortie.ts';
import { launch } from '../../testing/calls.ts';
import { startTestApi, type Answer, type TestApi } from '../../testing/startTestApi.ts';
import { createClub } from '../../clubs/commands/createClub.ts';
import { inClub } from '../../clubs/clubDirectory.ts';
import { Types } from 'mongoose';
import { PlanModel } from '../../plans/Plan.ts';
import { ReservationModel } from '../../reservations/Reservation.ts';
import { AuditEntryModel } from '../logging/AuditEntry.ts';
import { TweetModel } from '../../tweets/Tweet.ts';
import { WorkoutModel } from '../../workouts/Workout.ts';

/** A read as sent by the driver. */
interface Read {
  collection: string;
  filter: object;
  options: { sort?: object; projection?: object; limit?: number };
}

let api: TestApi;
let kim: TestMember;
let coach: TestMember;
const ids: Record<string, string> = {};

/** Creates a tweet, a workout and a plan on each of a hundred days. */
async function seedBoard(member: Types.ObjectId, group: Types.ObjectId): Promise<void> {
  const days = Array.from({ length: 100 }, (_, index) => new Date(Date.UTC(2026, 2, 1 + index, 15)));
  const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
  const hidden = new Types.ObjectId();
  await TweetModel.insertMany(
    days.map((postedAt, index) => ({
      author: member,
      audience: [null, group, hidden][index % 3],
      text: 'Flat water',
      isHeadsUp: index % 4 === 0,
      postedAt,
    })),
  );
  await WorkoutModel.insertMany(
    days.map((postedAt) => ({
      agent: member,
      type: new Types.ObjectId(),
      userGroup: group,
      text: 'Easy',
      postedAt,
      day: dayOf(postedAt),
    })),
  );
  await AuditEntryModel.insertMany(
    days.map((at, index) => ({
      at,
      who: [member, hidden][index % 2],
      verb: 'edit',
      kind: index % 3 ? 'boat' : 'tweet',
      subject: index % 4 ? hidden : group,
    })),
  );
  await ReservationModel.insertMany(
    days.map((launchAt) => ({
      series: new Types.ObjectId(),
      boat: hidden,
      boatName: 'Kestrel',
      member,
      purpose: 'row',
      launchAt,
      landAt: launchAt,
      launchBy: launchAt,
      day: dayOf(launchAt),
      state: 'used',
    })),
  );
  await PlanModel.insertMany(
    days.map((launchAt) => ({
      series: new Types.ObjectId(),
      author: member,
      userGroup: group,
      launchAt,
      landAt: launchAt,
      day: dayOf(launchAt),
    })),
  );
}

async function seed(): Promise<void> {
  const group = new Types.ObjectId(await userGroupId('Open Men'));
  const members = [await makeMember(), await makeMember({ group }), await makeMember()];
  const boats = [
    await makeBoat(),
    await makeBoat({ className: 'Scull' }),
    await makeBoat({ className: 'Quad' }),
  ];
  for (let count = 0; count < 150; count += 1) {
    const launcher = members[count % 3];
    const boat = boats[(count + 1) % 3];
    const crew = count % 2 === 0 ? members.slice(0, 1).filter((member) => member !== launcher) : [];
    const launchedAt = new Date(Date.UTC(2026, 2, 1 + Math.floor(count / 2), 11, count % 60));
    if (!boat || !launcher) throw new Error('The seed lacks someone.');
    await makeSortie({ boat, launcher, crew, launchedAt: launchedAt.toISOString() });
  }
  const [boat, out] = [boats[0], members[0]];
  if (!boat || !out) throw new Error('The seed lacks someone.');
  await makeSortie({ boat, launcher: out, launchedAt: '2026-05-20T11:00:00Z', landedAt: null, isOut: true });
  await seedBoard(out.record._id, group);
  await rebuildTotals();
  ids.member = out.id;
  ids.boat = String(boat._id);
  ids.userGroup = await userGroupId('Open Men');
  ids.fleetGroup = await fleetGroupId('Eight');
}

/** Creates records of two collections, by each member in turn. */
async function seedRecords(members: readonly TestMember[]): Promise<void> {
  await ModuleRecordModel.insertMany(
    Array.from({ length: 200 }, (_, index) => {
      const at = new Date(Date.UTC(2026, 2, 1, 0, Math.floor(index / 3)));
      const by = members[index % members.length]?.record._id ?? null;
      const list = index % 2 ? 'checkouts' : 'loans';
      const record = { module: MODULE, list, value: {}, bytes: 2, by, concerned: [by], revision: 1 };
      return { ...record, at, changedAt: at };
    }),
  );
}

beforeAll(async () => {
  api = await startTestApi({
    startsAt: '2026-05-20T15:00:00Z',
    features: ['reservations', 'modules', 'sanity'],
  });
  await showCollections(CHECKOUTS, { ...CHECKOUTS, name: 'loans', read: 'own' });
  const other = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
  });
  await inClub(other._id, seed);
  await api.inClub(async () => {
    await seed();
    kim = await makeMember();
    coach = await makeCoach();
    ids.coach = coach.id;
    await seedRecords([kim, await makeMember(), coach]);
  });
});
afterAll(async () => {
  mongoose.set('debug', false);
  await api.close();
});

/** Returns the reads of the club's data during a successful call. */
async function readsDuring(call: () => Promise<Answer>): Promise<Read[]> {
  const reads: Read[] = [];
  mongoose.set('debug', (collection: string, method: string, filter: object, options: Read['options']) => {
    if (method === 'find' || method === 'findOne') reads.push({ collection, filter, options });
  });
  const answer = await call();
  mongoose.set('debug', false);
  expect(answer.status).toBe(200);
  return reads;
}

const readsOf = (path: string): Promise<Read[]> =>
  readsDuring(() => api.call('GET', path, { token: (path.includes(kim.id) ? kim : coach).token }));

/** Counts the documents that a read examines and returns. */
async function costOf({
  collection,
  filter,
  options,
}: Read): Promise<{ examined: number; returned: number }> {
  const { sort, projection, limit } = options;
  const cursor = mongoose.connection.collection(collection).find(filter, {
    ...(sort ? { sort: sort as Record<string, 1> } : {}),
    ...(projection ? { projection } : {}),
    ...(limit === undefined ? {} : { limit }),
  });
  const { executionStats: stats } = (await cursor.explain('executionStats')) as {
    executionStats: { totalDocsExamined: number; nReturned: number };
  };
  return { examined: stats.totalDocsExamined, returned: stats.nReturned };
}

test.each([
  '/fleetgroups-results',
  '/usergroups-results',
  '/fleet-all-results',
  '/fleet-launched-results',
  '/fleet-unlaunched-results',
  '/fleetgroup-launched-results/:fleetGroup',
  '/bus2/:boat',
  '/fleet-csv/all/0',
  '/users-results',
  '/users-csv/all/0',
  '/user-results/:member',
  '/user-launched/:member',
  '/users-on-deck-results',
  '/users-launched-results-2',
  '/active-agents-results',
  '/sorties-stillout-results',
  '/sorties-results',
  '/sorties-stillout-byuser-results/:member',
  '/sortiesbydate-results/2026-04-14',
  '/sortiesbydate-csv/2026-04-14',
  '/usergroup-sorties-weekly/:userGroup/2026-04-13/2026-04-19/deref',
  '/usergroup-sorties-weekly/:userGroup/2026-03-01/2026-05-31/csv',
  '/fleetgroup-sorties-weekly/:fleetGroup/2026-04-13/2026-04-19/deref',
  '/fleetgroup-sorties-weekly/:fleetGroup/2026-03-01/2026-05-31/csv',
  '/busmonthly-results/:boat/04',
  '/busmonthly-csv/:boat/04',
  '/usermonthly-results/:member/04',
  '/usermonthly-csv/:member/04',
  '/sortiesbydate-results/2026-04-14?limit=1&order=latest',
  '/usergroup-sorties-weekly/:userGroup/2026-04-13/2026-04-19/deref?limit=3&order=latest&after=2026-04-17_1_ffffffffffffffffffffffff',
  '/fleetgroup-sorties-weekly/:fleetGroup/2026-04-13/2026-04-19/deref?limit=3&after=2026-04-14_1_ffffffffffffffffffffffff',
  '/busmonthly-results/:boat/04?limit=500&order=latest',
  '/usermonthly-results/:member/04?limit=500',
  '/busseason-results/:boat',
  '/userseason-results/:member',
  '/activity-results',
  '/audit-results?limit=5',
  '/audit-results?limit=5&who=:member',
  '/audit-results?limit=5&subject=:userGroup',
  '/audit-results?limit=5&kind=tweet&until=2026-04-30',
  '/audit-csv?since=2026-04-01&until=2026-04-05',
  '/jobs-currentweek-results',
  '/jobs-currentmonth-results',
  '/jobs-month-results/04',
  '/tweets-day-results/:coach',
  '/tweets-week-results/:coach',
  '/tweets-headsup-week-results',
  '/plans?from=2026-04-13&to=2026-04-19',
  '/boat-holds?from=2026-04-13&to=2026-04-19',
  '/boat-holds?from=2026-04-13&to=2026-04-19&boat=:boat',
  '/allplans-daily/2026-04-14/csv',
  '/myplans-daily/:member/2026-04-14/deref',
  '/usergroup-plans-daily/:userGroup/2026-04-14/deref',
  '/modules/mf-gear/checkouts?limit=5',
  '/modules/mf-gear/checkouts?limit=5&before=1772324000000_ffffffffffffffffffffffff',
  '/modules/mf-gear/loans',
])('examines for %s no more than it returns', async (path) => {
  const reads = await readsOf(path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ''));
  for (const read of reads) {
    const { examined, returned } = await costOf(read);
    if (examined > Math.ceil(returned * 1.1)) {
      throw new Error(`${read.collection} ${JSON.stringify(read.filter)}: ${examined} for ${returned}`);
    }
  }
});

test('observes reads', async () => {
  const reads = await readsOf('/sortiesbydate-results/2026-04-14');
  const [sorties] = reads.filter(({ collection }) => collection === 'sorties');
  if (!sorties) throw new Error('No read of sorties was seen.');
  expect(await costOf(sorties)).toEqual({ examined: 2, returned: 2 });
  expect(await costOf({ ...sorties, filter: { notes: 'none' } })).toMatchObject({ returned: 0 });
  expect((await costOf({ ...sorties, filter: { notes: 'none' } })).examined).toBeGreaterThan(100);
});

test('reads at a landing only what its boat and crew rowed that day (rule land.sanity)', async () => {
  const [own, others] = await api.inClub(async () => [await makeBoat(), await makeBoat()] as const);
  await api.inClub(async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      await makeSortie({
        boat: others,
        launcher: coach,
        launchedAt: `2026-05-20T11:${String(minute).padStart(2, '0')}:00Z`,
      });
    }
  });
  const { _id } = await launch(api, kim, own);
  const body = { sortie: _id, miles: 5, description: '', uid: kim.id };
  const reads = await readsDuring(() => api.call('POST', '/land', { token: kim.token, body }));
  const ofDay = reads.filter(
    ({ collection, filter }) => collection === 'sorties' && JSON.stringify(filter).includes('2026-05-20'),
  );
  expect(ofDay).toHaveLength(1);
  for (const read of ofDay) expect(await costOf(read)).toEqual({ examined: 1, returned: 1 });
});
