import { Types } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { nameKeys } from '../../platform/club/nameKeys.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';
import { fleetDirectory } from '../fleetDirectory.ts';

export interface NewBoat {
  name: string;
  description?: string;
  /** Fleet group id. */
  fleetGroup: string | Types.ObjectId;
  pic?: string | null;
  isActive?: boolean;
}

/** Commissions a boat of the club. Throws the database's error 11000 when the fleet already has the name. */
export async function addBoat(boat: NewBoat): Promise<BoatRecord> {
  const created = await BoatModel.create({
    ...boat,
    fleetGroup: new Types.ObjectId(boat.fleetGroup),
    ...nameKeys(boat.name),
    commissionedAt: now(),
  });
  fleetDirectory.drop();
  return created.toObject();
}
