import { TOO_MANY_WRITES } from '@fleetwatch/contract/errors/texts';
import { localLimiter, type Limiter } from './limiter.ts';
import { runtime, type Runtime } from '../config/runtime.ts';

/**
 * Kind of write. Each has its own limit, so that using up one does not affect the others, above all
 * landings.
 */
export type WriteKind = 'log' | 'tweet' | 'plan' | 'other';

/** Write settings of a route. */
interface Writing {
  method: string;
  writes?: WriteKind | null;
}

const made = new WeakMap<Runtime, Record<WriteKind, Limiter>>();

function limiters(): Record<WriteKind, Limiter> {
  const { limits } = runtime();
  const present = made.get(runtime());
  if (present) return present;
  const fresh = {
    log: localLimiter(limits.logWritesPerMember, TOO_MANY_WRITES),
    tweet: localLimiter(limits.tweetsPerMember, TOO_MANY_WRITES),
    plan: localLimiter(limits.plansPerMember, TOO_MANY_WRITES),
    other: localLimiter(limits.writesPerMember, TOO_MANY_WRITES),
  };
  made.set(runtime(), fresh);
  return fresh;
}

/** Returns the kind of write of a route: the one it states; otherwise 'other', or null for a GET. */
const kindOf = ({ writes, method }: Writing): WriteKind | null =>
  writes === undefined ? (method === 'GET' ? null : 'other') : writes;

/**
 * Counts a member's write. Throws 429 once they exceed the number of writes of its kind that a member makes
 * in one evening.
 */
export async function countWrite(route: Writing, memberId: string | undefined): Promise<void> {
  const kind = kindOf(route);
  if (kind !== null && memberId !== undefined) await limiters()[kind].count(memberId);
}
