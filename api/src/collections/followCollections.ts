import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchAnswer } from '../platform/http/fetchAnswer.ts';
import { runtime } from '../platform/config/runtime.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { learnCollections, loadLearnedCollections } from './learnCollections.ts';

const EVERY_MS = 9_000;
/** Interval until the first answer: pages may start after the API. */
const FIRST_EVERY_MS = 1_500;
const JITTER_MS = 2_000;
/** Failures before one is logged, because a portal answers 503 until it has started. */
const FAILURES_LOGGED = 6;

async function fetchCollections(url: URL, signal: AbortSignal): Promise<void> {
  const path = `${url.pathname}${url.search}`;
  const { json } = await fetchAnswer({ origin: url.origin, path, headers: {}, etag: null, signal }, 0);
  await learnCollections(json);
}

async function follow(url: URL, signal: AbortSignal): Promise<void> {
  let everyMs = FIRST_EVERY_MS;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await fetchCollections(url, signal);
      [everyMs, failures] = [EVERY_MS, 0];
    } catch (error) {
      failures += 1;
      if (failures === FAILURES_LOGGED)
        log('warn', { event: 'collections_unknown', ...describeError(error) });
      // Another process may have received an answer.
      if (!signal.aborted) await loadLearnedCollections().catch(() => undefined);
    }
    await wait(everyMs + randomInt(JITTER_MS), undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Follows which collections are shown (rule module.learned), starting with those already known. Without an
 * address, it sends no requests.
 * @returns a function that ends it
 */
export async function followCollections(): Promise<() => Promise<void>> {
  const { collectionsUrl } = runtime();
  if (collectionsUrl === null) return () => Promise.resolve();
  await loadLearnedCollections();
  const ending = new AbortController();
  const following = follow(new URL(collectionsUrl), ending.signal);
  return () => {
    ending.abort();
    return following;
  };
}
