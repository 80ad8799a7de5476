/** Where something stands in the window, in px. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Between what is shown and the controls around it. */
const GAP_PX = 8;

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far up to move a box from where it stands, so that it covers no control: the least that does, 0 where nothing does.
 * @param present how far up it is now: it stays there as long as that is clear
 */
export function clearanceOf(box: Box, controls: readonly Box[], present = 0): number {
  const isClear = (lift: number): boolean => {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    return lifted.top >= GAP_PX && !controls.some((control) => isOver(lifted, control));
  };
  const lifts = controls.map(({ top }) => Math.ceil(box.bottom - top + GAP_PX)).filter((lift) => lift > 0);
  return [present, 0, ...lifts.sort((one, other) => one - other)].find(isClear) ?? 0;
}
