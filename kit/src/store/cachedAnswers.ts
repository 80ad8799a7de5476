import { whenIdle } from '../ui/loading/whenIdle.ts';
import type { ApiCall } from '../request/apiCall.ts';

/** What was last heard, for when nothing can be heard: see docs/offline.md. */
export const ANSWER_CACHE = 'fleetwatch-answers';
/** Pictures, which the service worker keeps. */
export const PICTURE_CACHE = 'fleetwatch-pictures';
/** The longest known go first, until what stays is within these. */
const MOST_KEPT = 120;
const MOST_KEPT_LENGTH = 8_000_000;
/** Older than this an answer is no help. */
export const CACHED_FOR_MS = 30 * 86_400_000;

export interface CachedAnswer {
  data: unknown;
  /** When it was heard, ms since 1970 by this device. */
  cachedAt: number;
}

/**
 * Whatever a screen asked for may be kept: what only reads and proves nothing. The cache exists in secure contexts only; a
 * boathouse on plain http goes without.
 */
const isPossible = ({ method = 'GET', bearer, responseHandler = 'json' }: ApiCall): boolean =>
  'caches' in globalThis && method === 'GET' && bearer === undefined && responseHandler === 'json';

/** Of each member their own, so that nobody is shown what was told to another. */
export function cacheAddressOf({ url, params, isOpen }: ApiCall, memberId: string): string {
  const whose = isOpen || memberId === '' ? 'anyone' : memberId;
  return new URL(`/kept/${whose}/${url}?${String(new URLSearchParams(params))}`, location.href).href;
}

/** What is to be kept, by its address, once the browser has time for it. */
const toKeep = new Map<string, CachedAnswer>();

const LENGTH_HEADER = 'Fleetwatch-Length';
const KEPT_AT_HEADER = 'Fleetwatch-Kept-At';

function recordOf(kept: CachedAnswer): Response {
  const text = JSON.stringify(kept);
  const headers = {
    'Content-Type': 'application/json',
    // So that what is too much is found without reading all there is.
    [LENGTH_HEADER]: String(text.length),
    [KEPT_AT_HEADER]: String(kept.cachedAt),
  };
  return new Response(text, { headers });
}

/** The browser lists what it has in the order in which it was put there. */
async function dropOldest(cache: Cache): Promise<void> {
  const [addresses, records] = await Promise.all([cache.keys(), cache.matchAll()]);
  let length = 0;
  for (let count = 1; count <= addresses.length; count += 1) {
    const [address, record] = [addresses.at(-count), records.at(-count)];
    length += Number(record?.headers.get(LENGTH_HEADER) ?? 0);
    const isOld = Number(record?.headers.get(KEPT_AT_HEADER) ?? 0) < Date.now() - CACHED_FOR_MS;
    if (address && (isOld || count > MOST_KEPT || length > MOST_KEPT_LENGTH)) await cache.delete(address);
  }
}

async function keepAll(): Promise<void> {
  const answers = [...toKeep];
  toKeep.clear();
  try {
    const cache = await caches.open(ANSWER_CACHE);
    // One by one: together they would hold up a tap.
    for (const [address, kept] of answers) await cache.put(address, recordOf(kept));
    await dropOldest(cache);
  } catch {
    // Then there is nothing to show without a network.
  }
}

/**
 * Keeps an answer, after what it brought is on the screen: to write it down takes a phone as long as to draw it. A device
 * that is full keeps nothing, and nobody waits for it.
 */
export function cacheAnswer(call: ApiCall, memberId: string, data: unknown): void {
  if (!isPossible(call)) return;
  if (toKeep.size === 0) whenIdle(() => void keepAll());
  toKeep.set(cacheAddressOf(call, memberId), { data, cachedAt: Date.now() });
}

/** Whoever has the device next finds nothing of who had it before. */
export async function forgetCachedAnswers(): Promise<void> {
  toKeep.clear();
  if (!('caches' in globalThis)) return;
  await Promise.all([ANSWER_CACHE, PICTURE_CACHE].map((name) => caches.delete(name).catch(() => false)));
}
