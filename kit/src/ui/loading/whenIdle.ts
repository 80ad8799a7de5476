/** Delay for browsers without requestIdleCallback. */
const SETTLED_MS = 300;

/**
 * Calls back once the current render is painted and the browser is idle; returns the cancel function, as `useEffect`
 * expects: `useEffect(() => whenIdle(fetchMore), [])`.
 */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, SETTLED_MS);
    return () => clearTimeout(timer);
  }
  // A browser may report itself idle before its first paint. The second frame begins after the first is painted.
  let cancel = () => {};
  const waitForFrame = (next: () => void): void => {
    const frame = requestAnimationFrame(next);
    cancel = () => cancelAnimationFrame(frame);
  };
  waitForFrame(() =>
    waitForFrame(() => {
      const handle = requestIdleCallback(then);
      cancel = () => cancelIdleCallback(handle);
    }),
  );
  return () => cancel();
}
