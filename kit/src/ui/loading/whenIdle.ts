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
  // A browser that has not painted yet may call itself idle. The second frame begins when the first is on the screen.
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
