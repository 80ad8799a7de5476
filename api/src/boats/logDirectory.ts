import { clubCached } from '../platform/cache/clubCached.ts';
import { BoatModel, type BoatRecord } from './Boat.ts';

/**
 * The captain's logs of the club's own boats, by boat id: apart from the fleet, which launches read and logs would make
 * large, and kept as long as no boat changes, while the lists that show them are made anew with every launch.
 */
export const logDirectory = clubCached(async () => {
  const boats = await BoatModel.find({ nameKey: { $exists: true } })
    .select('log')
    .lean<Pick<BoatRecord, '_id' | 'log'>[]>();
  return new Map(boats.map(({ _id, log }) => [String(_id), log]));
});
