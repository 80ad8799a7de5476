import { MOVING_OFF } from '@fleetwatch/contract/moving/messages';
import type { ClientSession } from 'mongoose';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';

/** Runs a write once per idempotency key. 404 `feature_off` in a club that does not move. */
export async function writeImports<Written, Answer extends object>(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<Written>,
  present: (written: Written) => Answer | Promise<Answer>,
): Promise<Answer> {
  assertFeature('moving', MOVING_OFF);
  return applyOnce(repeat, async (session) => present(await write(session)));
}
