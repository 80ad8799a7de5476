// @inner @chunk floating

/** The bounds of an element in the window, in px. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Minimum distance between the floating element and the controls. */
const GAP_PX = 8;

export interface Clearance {
  /** Distance to move the box up, px. */
  lift: number;
  /** Whether the box covers no control in that place. */
  isClear: boolean;
}

/** The share of a control that a box covers, from 0 to 1. */
function shareCovered(box: Box, control: Box): number {
  const width = Math.min(box.right, control.right) - Math.max(box.left, control.left);
  const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((control.right - control.left) * (control.bottom - control.top));
}

/**
 * Returns how far up to move a box so that it covers no control: the smallest distance, 0 if nothing is covered. If every place
 * in the window covers a control, the place that covers the smallest share of controls: a strip of a large field rather than a
 * button.
 * @param present how far up it is now: it stays there unless another place covers less
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
