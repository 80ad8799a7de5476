import { batchedRead } from '../../platform/cache/batchedRead.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';

/** Whether a boat may be launched. */
export type Service = Pick<BoatRecord, 'isActive' | 'isDecommissioned'>;

/** A boat's service as the database has it now, past everything that is kept in memory. */
export const readService = batchedRead<Service>(async (ids) => {
  const boats = await BoatModel.find({ _id: { $in: ids } })
    .select('isActive isDecommissioned')
    .lean<(Service & { _id: unknown })[]>();
  return new Map(boats.map((boat) => [String(boat._id), boat]));
});
