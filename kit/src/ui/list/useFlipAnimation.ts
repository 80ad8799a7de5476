// @inner

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { afterLayout } from '../layout/afterLayout.ts';

/** Rows further down are out of sight, and measuring them would slow a long list. */
const ROWS_MEASURED = 40;
const GLIDE_MS = 200;

function topsOf(list: Element): Map<Element, number> {
  const rows = [...list.children].slice(0, ROWS_MEASURED);
  return new Map(rows.flatMap((row) => (row instanceof HTMLElement ? [[row, row.offsetTop]] : [])));
}

/**
 * FLIP animation: list items that move because one before them was added or removed glide to their new place instead of
 * jumping from under a thumb.
 */
export function useFlipAnimation(
  list: RefObject<HTMLElement | null>,
  rows: readonly { key: string }[],
): void {
  const tops = useRef(new Map<Element, number>());
  const order = rows.map(({ key }) => key).join(' ');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const before = tops.current;
    const measure = () => {
      tops.current = topsOf(element);
    };
    // New rows have no old place.
    if (before.size === 0) return afterLayout(element, measure);
    measure();
    for (const [child, top] of tops.current) {
      const moved = (before.get(child) ?? top) - top;
      if (moved === 0 || isStill) continue;
      const frames = [{ transform: `translateY(${moved}px)` }, { transform: 'none' }];
      child.animate(frames, { duration: GLIDE_MS, easing: 'ease-out' });
    }
    return undefined;
  }, [list, order]);
}
