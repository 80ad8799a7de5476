import type { ClientSession } from 'mongoose';
import type { BoatRecord } from '../Boat.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './readFleetBoat.ts';

/** Returns a dry-docked boat to service (rule boat.dry-dock). */
export async function splashBoat(boatId: string, session: ClientSession): Promise<BoatRecord> {
  return changeBoat(await readFleetBoat(boatId, session), { $set: { isActive: true } }, session);
}
