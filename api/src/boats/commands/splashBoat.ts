import { closeFirst } from '@fleetwatch/contract/damages/messages';
import type { ClientSession } from 'mongoose';
import { unfitOf } from '../../damages/commands/changeDamage.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { BoatRecord } from '../Boat.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './readFleetBoat.ts';

/** Returns a dry-docked boat to service (rule boat.dry-dock). 409 `damage_open` while a report makes it unfit (rule damage.splash). */
export async function splashBoat(boatId: string, session: ClientSession): Promise<BoatRecord> {
  const boat = await readFleetBoat(boatId, session);
  const [unfit] = usesFeature('damage') ? await unfitOf([boat._id], session) : [];
  if (unfit) throw new ApiError('damage_open', closeFirst(unfit.no));
  return changeBoat(boat, { $set: { isActive: true }, $unset: { dockCause: 1 } }, session);
}
