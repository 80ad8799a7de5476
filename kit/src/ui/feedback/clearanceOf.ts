/** Where something stands in the window, in px. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Between what is shown and the controls around it. */
const GAP_PX = 8;

export interface Clearance {
  /** How far up the box moves from where it stands, px. */
  lift: number;
  /** Whether it covers no control there. */
  isClear: boolean;
}

/** How much of a control a box covers: 0 none of it, 1 all. */
function shareCovered(box: Box, control: Box): number {
  const width = Math.min(box.right, control.right) - Math.max(box.left, control.left);
  const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((control.right - control.left) * (control.bottom - control.top));
}

/**
 * How far up to move a box, so that it covers no control: the least that does, 0 where nothing is covered. Where every place in the
 * window covers something, the place that covers the smallest share of controls: a strip of a large field rather than a button.
 * @param present how far up it is now: it stays there as long as no other place covers less
 */
export function clearanceOf(box: Box, controls: readonly Box[], present = 0): Clearance {
  const coveredAt = (lift: number): number => {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    return controls.reduce((sum, control) => sum + shareCovered(lifted, control), 0);
  };
  const lifts = controls.map(({ top }) => Math.ceil(box.bottom - top + GAP_PX)).filter((lift) => lift > 0);
  const places = [present, 0, ...lifts.sort((one, other) => one - other)]
    .filter((lift) => lift === 0 || box.top - lift >= GAP_PX)
    .map((lift) => ({ lift, covered: coveredAt(lift) }));
  const { lift, covered } = places.reduce((best, place) => (place.covered < best.covered ? place : best));
  return { lift, isClear: covered === 0 };
}
