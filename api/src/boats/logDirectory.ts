import { clubCached } from '../platform/cache/clubCached.ts';
import { BoatModel, type BoatRecord } from './Boat.ts';

/**
 * The captain's logs of the club's own boats, by boat id. Cached apart from the fleet, because logs are
 * large and every launch reads the fleet. A changed boat invalidates them; a launch does not, although it
 * rebuilds the lists that show them.
 */
export const logDirectory = clubCached(async () => {
  const boats = await BoatModel.find({ nameKey: { $exists: true } })
    .select('log')
    .lean<Pick<BoatRecord, '_id' | 'log'>[]>();
  return new Map(boats.map(({ _id, log }) => [String(_id), log]));
});
