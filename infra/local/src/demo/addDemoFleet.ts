import { BoatModel, type BoatRecord } from '@fleetwatch/api/boats/Boat';
import { fleetGroupDirectory } from '@fleetwatch/api/fleetgroups/fleetGroupDirectory';
import { now } from '@fleetwatch/api/platform/club/clock';
import { nameKeys } from '@fleetwatch/api/platform/club/nameKeys';
import { DEMO_FLEET } from './fleet.ts';

const COMMISSIONED_DAYS_AGO = 800;
const DAY_MS = 86_400_000;

/** Adds the forty boats to the current club; returns them by name. */
export async function addDemoFleet(): Promise<Map<string, BoatRecord>> {
  const groups = [...(await fleetGroupDirectory.get()).values()];
  const boats = DEMO_FLEET.map(({ name, group, description, isDryDocked, hull }, index) => {
    const fleetGroup = groups.find((candidate) => candidate.name === group);
    if (!fleetGroup) throw new Error(`The club has no fleet group ${group}.`);
    return {
      name,
      ...nameKeys(name),
      description,
      fleetGroup: fleetGroup._id,
      isActive: !isDryDocked,
      ...(hull && { hull }),
      commissionedAt: new Date(now().getTime() - (COMMISSIONED_DAYS_AGO + index * 31) * DAY_MS),
    };
  });
  const made = await BoatModel.insertMany(boats);
  return new Map(made.map((boat) => [boat.name, boat.toObject()]));
}
