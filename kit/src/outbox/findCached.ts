import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { ApiCall } from '../request/apiCall.ts';
import { ANSWER_CACHE, CACHED_FOR_MS, cacheAddressOf } from '../store/cachedAnswers.ts';
import type { CachedAnswer } from '../store/cachedAnswers.ts';

async function read(call: ApiCall, memberId: string): Promise<CachedAnswer | null> {
  try {
    const found = await (await caches.open(ANSWER_CACHE)).match(cacheAddressOf(call, memberId));
    const kept = found && ((await found.json()) as CachedAnswer);
    return kept && kept.cachedAt > Date.now() - CACHED_FOR_MS ? kept : null;
  } catch {
    return null;
  }
}

const OUTSTANDING = /^sorties-stillout-byuser-results\/(\w+)$/;

/** A member's own boats that are out are also in the list of all boats out, which is requested more often. */
async function readOutstanding(memberId: string, whose: string): Promise<CachedAnswer | null> {
  const out = await read({ url: 'sorties-stillout-results' }, memberId);
  if (!out) return null;
  const { results } = out.data as { results: Sortie[] };
  const own = results.filter(({ user_id, crew }) => user_id === whose || crew.includes(whose));
  return { ...out, data: { results: own } };
}

/** Returns the last response cached for this call, or one derived from another cached call; null if there is none. */
export async function findCached(call: ApiCall, memberId: string): Promise<CachedAnswer | null> {
  if (!('caches' in globalThis)) return null;
  const whose = OUTSTANDING.exec(call.url)?.[1];
  const found = await Promise.all([
    read(call, memberId),
    whose === undefined ? null : readOutstanding(memberId, whose),
  ]);
  const known = found.filter((kept) => kept !== null);
  return known.sort((one, other) => other.cachedAt - one.cachedAt)[0] ?? null;
}
