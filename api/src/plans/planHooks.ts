import type { KioskReservation } from '@fleetwatch/contract/plans/wire';
import type { Types } from 'mongoose';
import { defineHook } from '../platform/events/hooks.ts';
import type { PlanRecord } from './Plan.ts';

/** A boat that is reserved for today. */
export interface HeldBoat {
  boat: Types.ObjectId;
  /** Author of the plan, or holder of the reservation. */
  holder: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
  /** Null for a member's reservation. */
  plan: PlanRecord | null;
}

/** Returns boats reserved for later today other than by plans. */
export const boatsHeldToday = defineHook<object, HeldBoat[]>('boats.held-today');

/** Returns boats that are not at the boathouse today, in the form in which boards show reserved ones. */
export const boatsAwayToday = defineHook<object, KioskReservation[]>('boats.away-today');
