/** A label of an axis: its center and width, px. */
export interface AxisLabel {
  at: number;
  width: number;
}

/** Minimum gap between two labels, px: closer ones read as one. */
const GAP_PX = 8;

const areClear = (one: AxisLabel, other: AxisLabel, gap: number): boolean =>
  Math.abs(one.at - other.at) >= (one.width + other.width) / 2 + gap;

/**
 * Returns the labels of an axis that have room, from left to right: every second one is dropped until the gaps suffice, as is
 * each one too close to a permanent one, such as sunrise among the hours (rule sortie.axis).
 * @param staying labels of the same axis that are always shown
 */
export function shownLabels<Label extends AxisLabel>(
  labels: readonly Label[],
  staying: readonly AxisLabel[] = [],
  gap = GAP_PX,
): Label[] {
  const isCrowded = (shown: readonly Label[]): boolean =>
    shown.some((label, index) => {
      const next = shown[index + 1];
      return next !== undefined && !areClear(label, next, gap);
    });
  let shown = [...labels];
  while (isCrowded(shown)) shown = shown.filter((_, index) => index % 2 === 0);
  return shown.filter((label) => staying.every((other) => areClear(label, other, gap)));
}

/** Width of a glyph in `--text-xs`, px, slightly more than real: a label's width is known before it is drawn. */
const GLYPH_PX = 8.2;

export const labelWidth = (text: string): number => text.length * GLYPH_PX;
