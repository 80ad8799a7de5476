import { now } from '../platform/club/clock.ts';
import { duplicateFields } from '../platform/database/database.ts';
import { SchedulerLeaseModel } from './SchedulerLease.ts';

const _id = 'scheduler';

/** Time after which a scheduler without a turn counts as silent: notifications may have been missed. */
export const SILENT_AFTER_SECONDS = 180;

/**
 * Takes or renews the lease. Returns false while another process holds it.
 * @param ranAt end of this process's last turn; null before the first
 */
export async function takeLease(holder: string, leaseMs: number, ranAt: Date | null): Promise<boolean> {
  const at = now().getTime();
  const heldUntil = new Date(at + leaseMs);
  // A lease never ends later than this, so the clock has been set back since.
  const isPast = [{ heldUntil: { $lt: new Date(at) } }, { heldUntil: { $gt: new Date(at + 2 * leaseMs) } }];
  try {
    await SchedulerLeaseModel.findOneAndUpdate(
      { _id, $or: [{ holder }, ...isPast] },
      {
        $set: { holder, heldUntil, ...(ranAt && { ranAt }) },
        ...(!ranAt && { $setOnInsert: { ranAt: now() } }),
      },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // The upsert collided with the only document: another process holds the lease.
    if (duplicateFields(error)) return false;
    throw error;
  }
}

/** Releases the lease, so that another process leads at once. */
export async function releaseLease(holder: string): Promise<void> {
  await SchedulerLeaseModel.updateOne({ _id, holder }, { $set: { heldUntil: new Date(0) } });
}

/**
 * Returns the seconds since the last turn of any process; 0 before the first one led. A turn in the future
 * was before the clock was set back: the elapsed time is unknown, so the difference counts as elapsed.
 */
export async function secondsSinceTurn(): Promise<number> {
  const lease = await SchedulerLeaseModel.findById(_id).select('ranAt').lean();
  return lease ? Math.abs(now().getTime() - lease.ranAt.getTime()) / 1_000 : 0;
}
