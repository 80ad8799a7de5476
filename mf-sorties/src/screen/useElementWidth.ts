import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** An element's width in px, updated on resize; `assumed` until it is measured, and without ResizeObserver. */
export function useElementWidth(assumed: number): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
