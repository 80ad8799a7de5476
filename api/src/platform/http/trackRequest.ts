import { setImmediate, setTimeout } from 'node:timers/promises';

/** Requests that this process is working on; event streams only until they are open. */
let count = 0;
const waiting = new Set<() => void>();

/** Runs a request's work and counts it as in progress. */
export async function trackRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  count += 1;
  try {
    return await work();
  } finally {
    count -= 1;
    if (count === 0) for (const go of waiting) go();
  }
}

/**
 * Resolves once this process is not working on any request, after at most `mostMs`, so that background work
 * continues under any load.
 */
export async function whenIdle(mostMs: number): Promise<void> {
  await setImmediate();
  if (count === 0) return;
  const timer = new AbortController();
  let go = (): void => undefined;
  const quiet = new Promise<void>((resolve) => {
    go = resolve;
  });
  waiting.add(go);
  try {
    await Promise.race([quiet, setTimeout(mostMs, undefined, { signal: timer.signal })]);
  } finally {
    waiting.delete(go);
    timer.abort();
  }
}
