import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { ApiCall } from '../store/callApi.ts';
import { ANSWER_CACHE, KEPT_FOR_MS, keptAddressOf } from '../store/keptAnswers.ts';
import type { KeptAnswer } from '../store/keptAnswers.ts';

async function read(call: ApiCall, memberId: string): Promise<KeptAnswer | null> {
  try {
    const found = await (await caches.open(ANSWER_CACHE)).match(keptAddressOf(call, memberId));
    const kept = found && ((await found.json()) as KeptAnswer);
    return kept && kept.keptAt > Date.now() - KEPT_FOR_MS ? kept : null;
  } catch {
    return null;
  }
}

const OUTSTANDING = /^sorties-stillout-byuser-results\/(\w+)$/;

/** A member's own boats out are among all that are out, which was asked for more often. */
async function readOutstanding(memberId: string, whose: string): Promise<KeptAnswer | null> {
  const out = await read({ url: 'sorties-stillout-results' }, memberId);
  if (!out) return null;
  const { results } = out.data as { results: Sortie[] };
  const own = results.filter(({ user_id, crew }) => user_id === whose || crew.includes(whose));
  return { ...out, data: { results: own } };
}

/** What this member was last told, by this call or by another that says it too; null when nothing was. */
export async function findKept(call: ApiCall, memberId: string): Promise<KeptAnswer | null> {
  if (!('caches' in globalThis)) return null;
  const whose = OUTSTANDING.exec(call.url)?.[1];
  const found = await Promise.all([
    read(call, memberId),
    whose === undefined ? null : readOutstanding(memberId, whose),
  ]);
  const known = found.filter((kept) => kept !== null);
  return known.sort((one, other) => other.keptAt - one.keptAt)[0] ?? null;
}
