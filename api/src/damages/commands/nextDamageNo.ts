import type { ClientSession, Types } from 'mongoose';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';

/** Takes the next report number of a boat. Concurrent reports of one boat conflict here, and the transaction of one is retried. */
export async function nextDamageNo(boat: Types.ObjectId, session: ClientSession): Promise<number> {
  const { damageCount } = await BoatModel.findOneAndUpdate(
    { _id: boat },
    { $inc: { damageCount: 1 } },
    { session, returnDocument: 'after' },
  )
    .select('damageCount')
    .orFail()
    .lean<Required<Pick<BoatRecord, 'damageCount'>>>();
  return damageCount;
}
