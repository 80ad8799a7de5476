import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchAnswer } from '../conditions/sources/fetchAnswer.ts';
import { runtime } from '../platform/config/runtime.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { learnCollections, recallCollections } from './learnCollections.ts';

const EVERY_MS = 9_000;
const JITTER_MS = 2_000;

/** Asks the pages server once. @returns whether it has answered */
async function refresh(url: URL, signal: AbortSignal, hadAnswer: boolean): Promise<boolean> {
  try {
    const path = `${url.pathname}${url.search}`;
    const { json } = await fetchAnswer({ origin: url.origin, path, headers: {}, etag: null, signal }, 0);
    await learnCollections(json);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    if (hadAnswer) log('warn', { event: 'collections_unknown', ...describeError(error) });
    // Another process may have had an answer.
    await recallCollections().catch(() => undefined);
    return false;
  }
}

async function follow(url: URL, signal: AbortSignal): Promise<void> {
  let hadAnswer = true;
  while (!signal.aborted) {
    hadAnswer = await refresh(url, signal, hadAnswer);
    await wait(EVERY_MS + randomInt(JITTER_MS), undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Follows which collections are shown (rule module.learned), beginning with what is known. Without an address it asks nothing.
 * @returns what ends it
 */
export async function followCollections(): Promise<() => Promise<void>> {
  const { collectionsUrl } = runtime();
  if (collectionsUrl === null) return () => Promise.resolve();
  await recallCollections();
  const ending = new AbortController();
  const following = follow(new URL(collectionsUrl), ending.signal);
  return () => {
    ending.abort();
    return following;
  };
}
