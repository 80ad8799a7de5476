// @shell

import { whenIdle } from '../ui/loading/whenIdle.ts';
import type { ApiCall } from '../request/apiCall.ts';

/** The cache of API responses for offline use: see docs/offline.md. */
export const ANSWER_CACHE = 'fleetwatch-answers';
/** The cache of pictures, which the service worker fills. */
export const PICTURE_CACHE = 'fleetwatch-pictures';
/** Limits of the cache; the oldest responses are evicted first. */
const MAX_ENTRIES = 120;
const MAX_LENGTH = 8_000_000;
/** Responses older than this are not used. */
export const CACHED_FOR_MS = 30 * 86_400_000;

export interface CachedAnswer {
  data: unknown;
  /** Time of the response, ms since 1970 by this device's clock. */
  cachedAt: number;
}

/**
 * Only reads without credentials are cached. CacheStorage exists in secure contexts only; a boathouse on plain http runs
 * without it.
 */
const isPossible = ({ method = 'GET', bearer, responseHandler = 'json' }: ApiCall): boolean =>
  'caches' in globalThis && method === 'GET' && bearer === undefined && responseHandler === 'json';

/** Each member has separate addresses, so that no member sees another's responses. */
export function cacheAddressOf({ url, params, isOpen }: ApiCall, memberId: string): string {
  const whose = isOpen || memberId === '' ? 'anyone' : memberId;
  return new URL(`/kept/${whose}/${url}?${String(new URLSearchParams(params))}`, location.href).href;
}

/** Responses by cache address, written when the browser is idle. */
const toCache = new Map<string, CachedAnswer>();

const LENGTH_HEADER = 'Fleetwatch-Length';
const CACHED_AT_HEADER = 'Fleetwatch-Kept-At';

function entryOf(kept: CachedAnswer): Response {
  const text = JSON.stringify(kept);
  const headers = {
    'Content-Type': 'application/json',
    // Lets eviction sum the sizes without reading the bodies.
    [LENGTH_HEADER]: String(text.length),
    [CACHED_AT_HEADER]: String(kept.cachedAt),
  };
  return new Response(text, { headers });
}

/** Evicts from the end: the browser lists entries in the order of insertion. */
async function evictOldest(cache: Cache): Promise<void> {
  const [addresses, entries] = await Promise.all([cache.keys(), cache.matchAll()]);
  let length = 0;
  for (let count = 1; count <= addresses.length; count += 1) {
    const [address, entry] = [addresses.at(-count), entries.at(-count)];
    length += Number(entry?.headers.get(LENGTH_HEADER) ?? 0);
    const isOld = Number(entry?.headers.get(CACHED_AT_HEADER) ?? 0) < Date.now() - CACHED_FOR_MS;
    if (address && (isOld || count > MAX_ENTRIES || length > MAX_LENGTH)) await cache.delete(address);
  }
}

async function writeAll(): Promise<void> {
  const answers = [...toCache];
  toCache.clear();
  try {
    const cache = await caches.open(ANSWER_CACHE);
    // One at a time: writing all at once would delay a tap.
    for (const [address, kept] of answers) await cache.put(address, entryOf(kept));
    await evictOldest(cache);
  } catch {
    // Without the cache there is nothing to show offline.
  }
}

/**
 * Caches a response once it is rendered, because writing takes a phone as long as rendering. Failures to write, such as on a
 * full device, are ignored.
 */
export function cacheAnswer(call: ApiCall, memberId: string, data: unknown): void {
  if (!isPossible(call)) return;
  if (toCache.size === 0) whenIdle(() => void writeAll());
  toCache.set(cacheAddressOf(call, memberId), { data, cachedAt: Date.now() });
}

/** Deletes all cached responses and pictures, so that the next user of the device finds none. */
export async function forgetCachedAnswers(): Promise<void> {
  toCache.clear();
  if (!('caches' in globalThis)) return;
  await Promise.all([ANSWER_CACHE, PICTURE_CACHE].map((name) => caches.delete(name).catch(() => false)));
}
