import { useEffect } from 'react';
import type { Part } from './createPart.tsx';

type Preloadable = Pick<Part<object>, 'preload'>;

/** How long to wait where a browser does not say when it is idle. */
const SETTLED_MS = 300;

/** Fetches parts of the screen once it is drawn and the browser has nothing better to do. */
export function usePreload(parts: readonly Preloadable[]): void {
  useEffect(() => {
    const fetchAll = () => parts.forEach((part) => void part.preload());
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, SETTLED_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(handle);
  }, [parts]);
}
