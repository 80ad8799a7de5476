import type { ClientSession } from 'mongoose';
import type { BoatRecord } from '../Boat.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './readFleetBoat.ts';

/** Takes a boat out of service: it cannot be launched, but can still be landed if it is out (rule boat.dry-dock). A closed
 * report splashes it no longer. */
export async function dryDockBoat(boatId: string, session: ClientSession): Promise<BoatRecord> {
  return changeBoat(
    await readFleetBoat(boatId, session),
    { $set: { isActive: false }, $unset: { dockCause: 1 } },
    session,
  );
}
