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

/** Keeps an answer. A device that is full keeps nothing, and nobody waits for it. */
export async function keepAnswer(call: ApiCall, memberId: string, data: unknown): Promise<void> {
  if (!isPossible(call)) return;
  try {
    const cache = await caches.open(ANSWER_CACHE);
    const kept: KeptAnswer = { data, keptAt: Date.now() };
    await cache.put(keptAddressOf(call, memberId), Response.json(kept));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MOST_KEPT) await cache.delete(oldest);
  } catch {
    // Then there is nothing to show without a network.
  }
}

/** Whoever has the device next finds nothing of who had it before. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([ANSWER_CACHE, PICTURE_CACHE].map((name) => caches.delete(name).catch(() => false)));
}
