import { CONDITIONS_OFF } from '@fleetwatch/contract/conditions/messages';
import type { ClientSession } from 'mongoose';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';

/** Runs a write to conditions once per idempotency key. 404 `feature_off` in a club that does not use them. */
export async function writeConditions<Answer extends object>(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<Answer>,
): Promise<Answer> {
  assertFeature('conditions', CONDITIONS_OFF);
  return applyOnce(repeat, write);
}
