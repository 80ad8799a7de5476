/**
 * Unit of reservations. Every time zone is offset from UTC by whole quarter hours, so slots are the same for
 * all clubs.
 */
const SLOT_MS = 15 * 60_000;

/** Returns the quarter hours from launching up to landing: `slotsOf(at06_00, at06_30)` has two. */
export function slotsOf(launchAt: Date, landAt: Date): number[] {
  const first = Math.floor(launchAt.getTime() / SLOT_MS);
  const end = Math.ceil(landAt.getTime() / SLOT_MS);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** Returns the start of a slot. */
export const slotStart = (slot: number): Date => new Date(slot * SLOT_MS);
