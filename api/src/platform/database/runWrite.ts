import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { ClientSession } from 'mongoose';
import { assertFeature } from '../club/features.ts';
import type { Effects } from '../events/effects.ts';
import { applyOnce } from './applyOnce.ts';
import type { Repeatable } from './once.ts';

/** One write of the API. */
export interface Write<Written, Answer extends object> {
  /** What the club has to use, and the text of its refusal. */
  feature?: readonly [Feature, string];
  /** Null for a write that has no idempotency key. */
  repeat: Repeatable | null;
  /** May run more than once: the transaction is retried on a conflict. Nothing is sent from it; it says what happened by `effects`. */
  work: (session: ClientSession, effects: Effects) => Promise<Written>;
  /** The answer as it goes on the wire. */
  present: (written: Written, session: ClientSession) => Answer | Promise<Answer>;
}

/**
 * Runs a write in one transaction, once per key, with its audit entry and its events. A repeat changes nothing, and gets the first
 * answer. 404 `feature_off` in a club that does not use the feature.
 */
export function runWrite<Written, Answer extends object>({
  feature,
  repeat,
  work,
  present,
}: Write<Written, Answer>): Promise<Answer> {
  if (feature) assertFeature(...feature);
  return applyOnce(repeat, async (session, effects) => present(await work(session, effects), session));
}
