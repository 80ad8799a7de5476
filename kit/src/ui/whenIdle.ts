/** How long to wait where a browser does not say when it is idle. */
const SETTLED_MS = 300;

/**
 * Calls once what was just drawn is on the screen and the browser has nothing better to do; the answer takes it back.
 * Fits `useEffect`: `useEffect(() => whenIdle(fetchMore), [])`.
 */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, SETTLED_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then);
  return () => cancelIdleCallback(handle);
}
