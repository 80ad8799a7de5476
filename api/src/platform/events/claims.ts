import type { Model, Types } from 'mongoose';
import { now } from '../club/clock.ts';
import { describeError, log } from '../logging/log.ts';

/** Time after which a silent process is presumed dead, and another one takes over its work. */
const CLAIMED_MS = 10_000;
const RENEWED_MS = 3_000;

/** Work for one process at a time. */
export interface Claimable {
  _id: Types.ObjectId;
  /** Earliest time to do it; while a process does it, the time at which another may. */
  notBefore: Date;
  tries: number;
}

const claimedUntil = (): Date => new Date(now().getTime() + CLAIMED_MS);

/** Does work that no other process has claimed, and renews the claim while the work lasts. */
export async function whileClaimed<Record extends Claimable>(
  model: Model<Record>,
  { _id, notBefore }: Claimable,
  work: () => Promise<void>,
): Promise<void> {
  const claims: Pick<Model<Claimable>, 'updateOne'> = model as unknown as Model<Claimable>;
  const claimed = await claims.updateOne(
    { _id, notBefore },
    { $set: { notBefore: claimedUntil() }, $inc: { tries: 1 } },
  );
  if (claimed.modifiedCount === 0) return;
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = claims.updateOne({ _id }, { $set: { notBefore: claimedUntil() } }).catch((error: unknown) => {
      log('warn', { event: 'claim_failed', ...describeError(error) });
    });
  }, RENEWED_MS);
  timer.unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}
