import type { ClientSession, Types } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { DamageModel } from '../Damage.ts';

/** Closes the pending reports of boats that leave the fleet as written off (rule damage.written-off). */
export async function writeOffDamages(
  boats: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  if (boats.length === 0) return;
  const at = now();
  const step = { at, by: null, state: 'closed', reason: null };
  await DamageModel.updateMany(
    { boat: { $in: [...boats] }, isPending: true },
    {
      $set: { state: 'closed', isPending: false, endedAt: at, endedDay: clubDay(at), outcome: 'writtenOff' },
      $push: { steps: step },
    },
    { session },
  );
}
