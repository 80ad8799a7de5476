import type { DrawnSpan } from './dayScale.ts';

/** Returns the lane of each span: the first in which it touches no other; all 0 on a quiet day. */
export function packLanes(spans: readonly DrawnSpan[]): number[] {
  const ends: number[] = [];
  return spans.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
}
