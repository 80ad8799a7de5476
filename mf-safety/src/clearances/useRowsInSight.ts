import type { RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

/** Rows beyond the box that are rendered too. */
const OVERSCAN = 6;

interface RowsInSight {
  rows: { index: number; topPx: number }[];
  /** Height of all rows together. */
  heightPx: number;
}

/** Returns the visible rows, of equal height, of a scrolling box: of thousands, only these are rendered. */
export function useRowsInSight(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): RowsInSight {
  // eslint-disable-next-line react-hooks/incompatible-library -- what it answers is read here, in this render, and passed on as plain data
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    getScrollElement: () => box.current,
  });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, topPx: start })),
    heightPx: virtualizer.getTotalSize(),
  };
}
