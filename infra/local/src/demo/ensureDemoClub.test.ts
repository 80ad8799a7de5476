import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClubModel } from '@fleetwatch/api/clubs/Club';
import { inClub } from '@fleetwatch/api/clubs/clubDirectory';
import { shutDown, bootstrap } from '@fleetwatch/api/bootstrap';
import { listOnDeck } from '@fleetwatch/api/members/commands/listOnDeck';
import { BoatModel } from '@fleetwatch/api/boats/Boat';
import { MemberModel } from '@fleetwatch/api/members/Member';
import { tallySorties } from '@fleetwatch/api/logbook/commands/rebuildTotals';
import { SortieModel } from '@fleetwatch/api/logbook/Sortie';
import { TotalModel } from '@fleetwatch/api/logbook/Total';
import { listPlans } from '@fleetwatch/api/plans/commands/listPlans';
import { BoatSlotModel } from '@fleetwatch/api/slots/BoatSlot';
import { slotsOf } from '@fleetwatch/api/slots/quarterHours';
import { listHeadsUps } from '@fleetwatch/api/tweets/commands/listTweets';
import { TweetModel } from '@fleetwatch/api/tweets/Tweet';
import { TweetLikeModel } from '@fleetwatch/api/tweets/TweetLike';
import { listWorkouts } from '@fleetwatch/api/workouts/commands/listWorkouts';
import { WorkoutModel } from '@fleetwatch/api/workouts/Workout';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { createClub } from '@fleetwatch/api/clubs/commands/createClub';
import { ensureDemoClub } from './ensureDemoClub.ts';

/** Two seasons of outings are inserted with all indexes. */
jest.setTimeout(60_000);

const NOW = new Date('2026-02-10T15:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'fw-demo-'));
let database: Awaited<ReturnType<typeof startEmbedded>>;

beforeAll(async () => {
  database = await startEmbedded({ dir: folder, sync: 'OFF' });
});

afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(name: string): Promise<void> {
  await bootstrap({
    mongodbUri: database.uri.replace('/?', `/${name}?`),
    secret: 'a secret of the tests, long enough',
    basePath: '',
    isProduction: false,
    now: () => NOW,
  });
}

async function inHouse(name: string, work: () => Promise<void>): Promise<void> {
  await open(name);
  try {
    await work();
  } finally {
    await shutDown();
  }
}

const demoClub = async (): Promise<string> => String((await ClubModel.findOne({ isDefault: true }))?._id);

describe('in an empty database', () => {
  let access: Awaited<ReturnType<typeof ensureDemoClub>>;
  beforeAll(async () => {
    await open('fresh');
    access = await ensureDemoClub();
  });
  afterAll(() => shutDown());

  test('creates the club once, with a past season and boats on the water', async () => {
    expect(access).toMatchObject({ clubPassword: 'OARS-demo-boathouse', member: { name: 'Robin Ashdown' } });
    const club = await demoClub();
    await ensureDemoClub();
    expect(await ClubModel.countDocuments()).toBe(1);

    await inClub(club, async () => {
      expect(await MemberModel.countDocuments()).toBe(60);
      expect(await BoatModel.countDocuments({ owner: { $exists: false } })).toBe(40);
      const out = await SortieModel.find({ isOut: true }).lean();
      expect(out.map(({ boatName }) => boatName).sort()).toEqual([
        'Avocet',
        'First Light',
        'Harrier',
        'Kestrel',
      ]);
      expect(out.every(({ launchedAt }) => launchedAt < NOW)).toBe(true);
      // Nobody is late in a club that has just begun.
      expect(out.every(({ trip }) => trip !== undefined && trip.expectedAt > NOW)).toBe(true);
      expect(await listOnDeck()).toHaveLength(3);
      expect(await SortieModel.countDocuments({ landedAt: { $gt: NOW } })).toBe(0);
      expect(await SortieModel.countDocuments({ season: 2025 })).toBeGreaterThan(1_000);
      expect(await TotalModel.countDocuments()).toBe((await tallySorties()).length);
    });
  });

  test('its board, workouts and plans look as if the club had used the portal all along', async () => {
    await inClub(await demoClub(), async () => {
      expect((await listHeadsUps(null)).map(({ isHeadsUp }) => isHeadsUp)).toEqual([true, true]);
      for (const tweet of await TweetModel.find().lean()) {
        expect(tweet.postedAt < NOW).toBe(true);
        expect(await TweetLikeModel.countDocuments({ tweet: tweet._id })).toBe(tweet.likes);
      }
      const thisWeek = await listWorkouts('2026-02-09', '2026-02-15');
      expect(thisWeek.map(({ day }) => day)).toEqual(['2026-02-10', '2026-02-09', '2026-02-09']);
      expect(await WorkoutModel.countDocuments({ day: { $lt: '2026-02-01' } })).toBeGreaterThan(20);
      expect(await WorkoutModel.countDocuments({ postedAt: { $gt: NOW } })).toBe(0);

      const plans = await listPlans('2026-02-09', '2026-02-22');
      expect(plans).toHaveLength(23);
      const [next] = plans.filter(({ till }) => till === null);
      expect(next?.launchAt).toEqual(new Date('2026-02-10T15:30:00Z'));
      const slots = plans.flatMap(({ launchAt, landAt, boats }) =>
        boats.flatMap(() => slotsOf(launchAt, landAt)),
      );
      expect(await BoatSlotModel.countDocuments()).toBe(slots.length);
    });
  });
});

test('completes a club whose creation was interrupted', () =>
  inHouse('interrupted', async () => {
    await createClub({
      name: 'Fleetwatch Demo Boathouse',
      password: 'OARS-demo-boathouse',
      timezone: 'Europe/Berlin',
    });
    await ensureDemoClub({ timezone: 'Europe/Berlin' });
    expect(await ClubModel.countDocuments()).toBe(1);
    await inClub(await demoClub(), async () => expect(await MemberModel.countDocuments()).toBe(60));
  }));

test('leaves a database with other clubs unchanged', () =>
  inHouse('occupied', async () => {
    await createClub({ name: 'Weir Rowing', password: 'WEIR-one-two-three-four', timezone: 'Europe/Berlin' });
    expect(await ensureDemoClub()).toBeNull();
    expect(await ClubModel.countDocuments()).toBe(1);
  }));
