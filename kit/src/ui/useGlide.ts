import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Rows further down are out of sight, and to measure them would hold up a long list. */
const ROWS_MEASURED = 40;
const GLIDE_MS = 200;

/**
 * The children of a list that get another place, because one before them came or went, glide to it instead of jumping away
 * from under a thumb.
 */
export function useGlide(list: RefObject<HTMLElement | null>, rows: readonly { key: string }[]): void {
  const tops = useRef(new Map<Element, number>());
  const order = rows.map(({ key }) => key).join(' ');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const before = tops.current;
    tops.current = new Map();
    for (const child of [...element.children].slice(0, ROWS_MEASURED)) {
      if (!(child instanceof HTMLElement)) continue;
      tops.current.set(child, child.offsetTop);
      const moved = (before.get(child) ?? child.offsetTop) - child.offsetTop;
      if (moved === 0 || isStill) continue;
      const frames = [{ transform: `translateY(${moved}px)` }, { transform: 'none' }];
      child.animate(frames, { duration: GLIDE_MS, easing: 'ease-out' });
    }
  }, [list, order]);
}
