import type { KioskReservation } from '@fleetwatch/contract/plans/wire';
import type { Types } from 'mongoose';
import { defineHook } from '../platform/events/hooks.ts';
import type { PlanRecord } from './Plan.ts';

/** A boat that is held today. */
export interface HeldBoat {
  boat: Types.ObjectId;
  /** Author of the plan, or whose reservation it is. */
  holder: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
  /** Null for a member's reservation. */
  plan: PlanRecord | null;
}

/** What holds boats for later today besides plans. */
export const boatsHeldToday = defineHook<object, HeldBoat[]>('boats.held-today');

/** Boats that are not at the boathouse today, as boards show those that are reserved. */
export const boatsAwayToday = defineHook<object, KioskReservation[]>('boats.away-today');
