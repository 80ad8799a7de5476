import { now } from '../platform/club/clock.ts';
import { duplicateFields } from '../platform/database/database.ts';
import { SchedulerLeaseModel } from './SchedulerLease.ts';

const _id = 'scheduler';

/** A scheduler that no process has run for so long is silent: something that was to be told may not have been. */
export const SILENT_AFTER_SECONDS = 180;

/**
 * Takes the lease, or renews it. False while another process holds it.
 * @param ranAt end of this process's last turn; null before the first
 */
export async function takeLease(holder: string, leaseMs: number, ranAt: Date | null): Promise<boolean> {
  const at = now().getTime();
  const heldUntil = new Date(at + leaseMs);
  // Nobody holds it for longer ahead, so the clock was set back since.
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
    // The upsert hit the one document there is: another process holds it.
    if (duplicateFields(error)) return false;
    throw error;
  }
}

/** Gives the lease up, so that another process leads at once. */
export async function releaseLease(holder: string): Promise<void> {
  await SchedulerLeaseModel.updateOne({ _id, holder }, { $set: { heldUntil: new Date(0) } });
}

/**
 * Seconds since the last turn of any process; 0 before the first process led. A turn that lies ahead was before the clock was set
 * back: the elapsed time is unknown, so the lead counts as elapsed.
 */
export async function secondsSinceTurn(): Promise<number> {
  const lease = await SchedulerLeaseModel.findById(_id).select('ranAt').lean();
  return lease ? Math.abs(now().getTime() - lease.ranAt.getTime()) / 1_000 : 0;
}
