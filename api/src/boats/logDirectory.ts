import { clubCached } from '../platform/cache/clubCached.ts';
import { BoatModel, type BoatRecord } from './Boat.ts';

/**
 * The captain's logs of the club's own boats, by boat id. They are cached apart from the fleet, which every launch reads and
 * which logs would make large. They stay cached until a boat changes; the lists that show them are built again at each launch.
 */
export const logDirectory = clubCached(async () => {
  const boats = await BoatModel.find({ nameKey: { $exists: true } })
    .select('log')
    .lean<Pick<BoatRecord, '_id' | 'log'>[]>();
  return new Map(boats.map(({ _id, log }) => [String(_id), log]));
});
