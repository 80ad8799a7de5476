import { ClubModel, type ClubRecord } from '@fleetwatch/api/clubs/Club';
import { clearClubCache } from '@fleetwatch/api/clubs/clubDirectory';
import { createClub } from '@fleetwatch/api/clubs/commands/createClub';
import { runInClub } from '@fleetwatch/api/platform/club/clubScope';
import { rebuildTotals } from '@fleetwatch/api/logbook/commands/rebuildTotals';
import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import mongoose from 'mongoose';
import { addDemoBoard } from './addDemoBoard.ts';
import { addDemoClearances } from './addDemoClearances.ts';
import { addDemoConditions } from './addDemoConditions.ts';
import { addDemoGuests } from './addDemoGuests.ts';
import { addDemoCorrections } from './addDemoCorrections.ts';
import { addDemoDamages } from './addDemoDamages.ts';
import { addDemoDeck } from './addDemoDeck.ts';
import { addDemoFleet } from './addDemoFleet.ts';
import { addDemoMembers } from './addDemoMembers.ts';
import { addDemoNotifications } from './addDemoNotifications.ts';
import { addDemoPlans } from './addDemoPlans.ts';
import { addDemoSafety } from './addDemoSafety.ts';
import { addDemoSeason } from './addDemoSeason.ts';
import { addDemoTours } from './addDemoTours.ts';
import { addDemoWorkouts } from './addDemoWorkouts.ts';
import { DEMO_ACCESS, DEMO_CLUB_NAME, DEMO_CLUB_PASSWORD, type DemoAccess } from './demoAccess.ts';

const DEMO_TIMEZONE = 'America/New_York';
const DEMO_LATITUDE = 42.36;
const HOUR_MS = 3_600_000;

/** A place where the sun is highest at about noon of the club's clock, in any time zone. */
export function demoPlace(timezone: string): ClubPlace {
  const hoursBehind = (instantOf('2026-01-15 12:00:00', timezone) - Date.UTC(2026, 0, 15, 12)) / HOUR_MS;
  // Beyond 180 degrees the zones of the date line begin again on its other side.
  const longitude = ((540 - hoursBehind * 15) % 360) - 180;
  return { latitude: DEMO_LATITUDE, longitude };
}

export interface DemoSettings {
  /** IANA time zone of the demo club; New York's by default. */
  timezone?: string | undefined;
  onProgress?: (line: string) => void;
}

const scopeOf = (club: ClubRecord): Parameters<typeof runInClub>[0] => ({
  id: club._id,
  timezone: club.timezone,
  seasonStart: club.seasonStart,
  s3folder: club.s3folder,
});

/** Removes the data of an interrupted seeding: until it is complete, the demo club is not the default club. */
async function clearUnfinished(club: ClubRecord): Promise<void> {
  await runInClub(scopeOf(club), async () => {
    for (const model of Object.values(mongoose.models)) {
      if (model.schema.path('club')) await model.deleteMany({});
    }
  });
  await ClubModel.deleteOne({ _id: club._id });
  clearClubCache();
}

async function makeDemoClub({ timezone = DEMO_TIMEZONE, onProgress }: DemoSettings): Promise<void> {
  onProgress?.('Creating the demo club: sixty members, forty boats and two seasons of sorties…');
  const club = await createClub({
    name: DEMO_CLUB_NAME,
    password: DEMO_CLUB_PASSWORD,
    timezone,
    isDefault: false,
    identity: DEFAULT_IDENTITY,
    place: demoPlace(timezone),
    // In a demonstration boats land seconds after they launch, which would look unusual every time.
    features: FEATURES.filter((feature) => feature !== 'sanity'),
    // Documented clients have no corrections: they land again.
    milesStayOpen: true,
  });
  await runInClub(scopeOf(club), async () => {
    const fleet = await addDemoFleet();
    const members = await addDemoMembers();
    await addDemoSeason({ fleet, members });
    await addDemoTours({ fleet, members });
    await addDemoDeck(members);
    await addDemoBoard(members);
    await addDemoWorkouts(members);
    await addDemoPlans({ members, fleet });
    await addDemoDamages({ fleet, members });
    await addDemoClearances(members);
    await addDemoSafety(members);
    await addDemoConditions(members);
    await addDemoCorrections(members);
    await addDemoGuests(members);
    await addDemoNotifications(members);
    await rebuildTotals();
  });
  await ClubModel.updateOne({ _id: club._id }, { isDefault: true });
  clearClubCache();
}

/**
 * Creates the demo club in a database without clubs, or completes one whose creation was interrupted. Returns its accounts,
 * or null when the database has other clubs. The API must have been started.
 */
export async function ensureDemoClub(settings: DemoSettings = {}): Promise<DemoAccess | null> {
  const clubs = await ClubModel.find().sort({ _id: 1 }).lean<ClubRecord[]>();
  const demo = clubs.find((club) => club.name === DEMO_CLUB_NAME);
  if (demo?.isDefault) return DEMO_ACCESS;
  if (!demo && clubs.length > 0) return null;
  if (demo) await clearUnfinished(demo);
  await makeDemoClub(settings);
  return DEMO_ACCESS;
}
