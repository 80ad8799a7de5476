import { RESERVED_QUARTERS_MAX } from '@fleetwatch/contract/plans/limits';
import { RESERVES_TOO_MUCH } from '@fleetwatch/contract/plans/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { ClientSession, Types } from 'mongoose';
import { clubDay } from '../../platform/club/clock.ts';
import { defineHook, runHook } from '../../platform/events/hooks.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatSlotModel, type BoatSlotRecord } from '../BoatSlot.ts';
import { slotStart } from '../quarterHours.ts';

/** A quarter hour of a boat that a plan or a reservation wants. */
export type WantedSlot = Pick<BoatSlotRecord, 'boat' | 'slot' | 'plan' | 'reservation'>;

/** A boat that is wanted on some days. */
export interface WantedBoatDays {
  boat: Types.ObjectId;
  from: LocalDateText;
  to: LocalDateText;
}

/** Quarter hours are wanted: each module that holds one ends lapsed holds, or throws 409 `boat_reserved`. */
export const slotsWanted = defineHook<{
  /** Other holds of these quarter hours. */
  clashes: readonly BoatSlotRecord[];
  days: readonly WantedBoatDays[];
  session: ClientSession;
}>('slots.wanted');

/** Groups wanted quarter hours by boat and club-local day. */
function daysOf(wanted: readonly WantedSlot[]): WantedBoatDays[] {
  const days = wanted.map(({ boat, slot }) => {
    const day = clubDay(slotStart(slot));
    return [`${String(boat)} ${day}`, { boat, from: day, to: day }] as const;
  });
  return [...new Map(days).values()];
}

const nameOf = ({ boat, slot }: Pick<WantedSlot, 'boat' | 'slot'>): string => `${String(boat)} ${slot}`;

async function findClashes(wanted: readonly WantedSlot[], session: ClientSession): Promise<BoatSlotRecord[]> {
  const names = new Set(wanted.map(nameOf));
  const slots = wanted.map(({ slot }) => slot);
  const boats = [...new Set(wanted.map(({ boat }) => String(boat)))];
  const taken = await BoatSlotModel.find({
    boat: { $in: boats },
    slot: { $gte: Math.min(...slots), $lte: Math.max(...slots) },
  })
    .session(session)
    .lean<BoatSlotRecord[]>();
  return taken.filter((one) => names.has(nameOf(one)));
}

/**
 * Takes quarter hours of boats, in the transaction of the plan or reservation. 409 names the holder of one
 * that is taken; lapsed holds are ended. The unique index decides races.
 */
export async function takeSlots(wanted: readonly WantedSlot[], session: ClientSession): Promise<void> {
  if (wanted.length === 0) return;
  if (wanted.length > RESERVED_QUARTERS_MAX) throw new ApiError('invalid:fleet', RESERVES_TOO_MUCH);
  const clashes = await findClashes(wanted, session);
  await runHook(slotsWanted, { clashes, days: daysOf(wanted), session });
  await BoatSlotModel.insertMany(wanted, { session });
}
