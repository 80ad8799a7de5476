import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import type { ClientSession, Types } from 'mongoose';
import { defineHook, runHook } from '../platform/events/hooks.ts';
import type { ApiError } from '../platform/http/errors.ts';

interface LeavingBoats {
  boats: readonly Types.ObjectId[];
  /** Their class, if it is deleted with them. */
  fleetGroup?: Types.ObjectId;
  session: ClientSession;
}

/** Boats leave the fleet for good: their future plans and reservations end. */
export const boatsLeavingFleet = defineHook<LeavingBoats>('boats.leave');

interface KeptDocked {
  boat: Types.ObjectId;
  why: ApiError;
}

/** Returns those of the given boats that may not return to service. */
export const boatsKeptDocked = defineHook<
  { boats: readonly Types.ObjectId[]; session: ClientSession },
  KeptDocked[]
>('boats.held-back');

/** Returns damage of the club's boats, by boat id. */
export const boatDamages = defineHook<object, ReadonlyMap<string, BoatDamage>>('boats.damages');

export async function damagesByBoat(): Promise<ReadonlyMap<string, BoatDamage>> {
  return new Map((await runHook(boatDamages, {})).flatMap((damages) => [...damages]));
}
