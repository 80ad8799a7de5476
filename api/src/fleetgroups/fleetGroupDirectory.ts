import { clubCached } from '../platform/cache/clubCached.ts';
import { FleetGroupModel, type FleetGroupRecord } from './FleetGroup.ts';

/** The club's fleet groups by id, including deleted ones, in the order of the class tabs. */
export const fleetGroupDirectory = clubCached(async () => {
  const groups = await FleetGroupModel.find().sort({ position: 1, _id: 1 }).lean<FleetGroupRecord[]>();
  return new Map(groups.map((group) => [String(group._id), group]));
});

/** Returns the active groups of `fleetGroupDirectory`. */
export async function activeFleetGroups(): Promise<FleetGroupRecord[]> {
  return [...(await fleetGroupDirectory.get()).values()].filter(({ isActive }) => isActive);
}
