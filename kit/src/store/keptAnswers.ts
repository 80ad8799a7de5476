import { whenIdle } from '../ui/whenIdle.ts';
import type { ApiCall } from './callApi.ts';

/** What was last heard, for when nothing can be heard: see docs/offline.md. */
export const ANSWER_CACHE = 'fleetwatch-answers';
/** Pictures, which the service worker keeps. */
export const PICTURE_CACHE = 'fleetwatch-pictures';
/** The longest known go first. */
const MOST_KEPT = 120;

/** Lists, and what is asked for beside them; nothing about accounts is among these. */
const MAY_BE_KEPT = /^club$|^bus2\/|-results(?:-\d)?(?:\/|$)/;

export interface KeptAnswer {
  data: unknown;
  /** When it was heard, ms since 1970 by this device. */
  keptAt: number;
}

/** The cache exists in secure contexts only; a boathouse on plain http goes without. */
const isPossible = (call: ApiCall): boolean =>
  'caches' in globalThis && call.responseHandler === undefined && MAY_BE_KEPT.test(call.url);

/** Of each member their own, so that nobody is shown what was told to another. */
export function keptAddressOf({ url, params, isOpen }: ApiCall, memberId: string): string {
  const whose = isOpen || memberId === '' ? 'anyone' : memberId;
  return new URL(`/kept/${whose}/${url}?${String(new URLSearchParams(params))}`, location.href).href;
}

/** What is to be kept, by its address, once the browser has time for it. */
const toKeep = new Map<string, KeptAnswer>();

async function keepAll(): Promise<void> {
  const answers = [...toKeep];
  toKeep.clear();
  try {
    const cache = await caches.open(ANSWER_CACHE);
    // One by one: together they would hold up a tap.
    for (const [address, kept] of answers) await cache.put(address, Response.json(kept));
    const known = await cache.keys();
    const oldest = known.slice(0, Math.max(0, known.length - MOST_KEPT));
    await Promise.all(oldest.map((address) => cache.delete(address)));
  } catch {
    // Then there is nothing to show without a network.
  }
}

/**
 * Keeps an answer, after what it brought is on the screen: to write it down takes a phone as long as to draw it. A device
 * that is full keeps nothing, and nobody waits for it.
 */
export function keepAnswer(call: ApiCall, memberId: string, data: unknown): void {
  if (!isPossible(call)) return;
  if (toKeep.size === 0) whenIdle(() => void keepAll());
  toKeep.set(keptAddressOf(call, memberId), { data, keptAt: Date.now() });
}

/** Whoever has the device next finds nothing of who had it before. */
export async function forgetKept(): Promise<void> {
  toKeep.clear();
  if (!('caches' in globalThis)) return;
  await Promise.all([ANSWER_CACHE, PICTURE_CACHE].map((name) => caches.delete(name).catch(() => false)));
}
