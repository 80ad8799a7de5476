import { clubCached } from '../platform/cache/clubCached.ts';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from './Boat.ts';

/** The club's own boats that are not decommissioned, by id, sorted by name. */
export const fleetDirectory = clubCached(async () => {
  const boats = await BoatModel.find({ nameKey: { $exists: true } })
    .sort({ nameKey: 1, _id: 1 })
    .select(WITHOUT_LOG)
    .lean<ListedBoat[]>();
  return new Map(boats.map((boat) => [String(boat._id), boat]));
});
