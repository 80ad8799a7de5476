import { TOO_MANY_WRITES } from '@fleetwatch/contract/errors/messages';
import { localLimiter, type Limiter } from './limiter.ts';
import { runtime, type Runtime } from '../config/runtime.ts';

/** Kinds of writes that are counted by themselves, so that one of them used up leaves the others: a landing above all. */
export type WriteKind = 'log' | 'tweet' | 'plan' | 'other';

/** What a row of the table of routes says of its writes. */
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

/** What a row of the table writes: what it says, else something unless it is a GET. */
const kindOf = ({ writes, method }: Writing): WriteKind | null =>
  writes === undefined ? (method === 'GET' ? null : 'other') : writes;

/** Counts a member's write; 429 when they have written more of its kind than anybody does in an evening. */
export async function countWrite(route: Writing, memberId: string | undefined): Promise<void> {
  const kind = kindOf(route);
  if (kind !== null && memberId !== undefined) await limiters()[kind].count(memberId);
}
