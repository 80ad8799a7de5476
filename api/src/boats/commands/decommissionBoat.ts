import { boatIsOut } from '@fleetwatch/contract/boats/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { WITHOUT_NAME_KEYS } from '../../platform/club/nameKeys.ts';
import { lockBoats } from '../../logbook/commands/lockBoats.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import type { BoatRecord } from '../Boat.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './findBoat.ts';
import { boatsLeavingFleet } from '../boatHooks.ts';
import { runHook } from '../../platform/events/hooks.ts';

/**
 * Update that decommissions a boat: it leaves every list, its name becomes free, and its sorties stay
 * unchanged.
 */
export const DECOMMISSIONED = {
  $set: { isDecommissioned: true, isActive: false },
  $unset: WITHOUT_NAME_KEYS,
} as const;

/** Removes a boat from the fleet for good and ends its reservations (rule boat.decommission). 409 while it is out. */
export async function decommissionBoat(boatId: string, session: ClientSession): Promise<BoatRecord> {
  const boat = await readFleetBoat(boatId, session);
  const outing = await SortieModel.findOne({ boat: boat._id, isOut: true }).session(session).lean();
  if (outing) throw new ApiError('boat_out', boatIsOut(boat.name));
  await lockBoats([boat._id], session);
  await runHook(boatsLeavingFleet, { boats: [boat._id], session });
  return changeBoat(boat, DECOMMISSIONED, session);
}
