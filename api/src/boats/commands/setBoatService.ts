import type { ClientSession } from 'mongoose';
import type { BoatRecord } from '../Boat.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './findBoat.ts';
import { boatsKeptDocked } from '../boatHooks.ts';
import { runHook } from '../../platform/events/hooks.ts';

/**
 * Takes a boat out of service: it cannot be launched, but can still be landed if it is out (rule
 * boat.dry-dock). Closing a report no longer returns it to service.
 */
export async function dryDockBoat(boatId: string, session: ClientSession): Promise<BoatRecord> {
  return changeBoat(
    await readFleetBoat(boatId, session),
    { $set: { isActive: false }, $unset: { dockCause: 1 } },
    session,
  );
}

/** Returns a dry-docked boat to service (rule boat.dry-dock). 409 `damage_open` while a report makes it unfit (rule damage.splash). */
export async function splashBoat(boatId: string, session: ClientSession): Promise<BoatRecord> {
  const boat = await readFleetBoat(boatId, session);
  const [held] = (await runHook(boatsKeptDocked, { boats: [boat._id], session })).flat();
  if (held) throw held.why;
  return changeBoat(boat, { $set: { isActive: true }, $unset: { dockCause: 1 } }, session);
}
