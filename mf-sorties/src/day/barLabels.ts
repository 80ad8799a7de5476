/** A bar of a row, px from the row's left end, and the width of the words beside it. */
export interface LabelledBar {
  left: number;
  right: number;
  /** Width of its words, px. */
  width: number;
  /** Whether its right end is now: words are left of it if they have room. */
  isOpen: boolean;
}

/** Position of a bar's words; null if neither side has room. */
export type LabelPlace = { side: 'left' | 'right'; width: number } | null;

const GAP_PX = 8;
/** Minimum width of a readable truncated text. */
const MIN_PX = 56;

/**
 * Places the words of a row's bars beside them, without touching a bar or other words: on the right, of an open bar on the
 * left, else on the other side; truncated if neither side is wide enough.
 * @param bars from left to right
 */
export function barLabels(bars: readonly LabelledBar[], rowWidth: number): LabelPlace[] {
  let takenTo = 0;
  return bars.map(({ left, right, width, isOpen }, index) => {
    const room = {
      left: left - takenTo - GAP_PX,
      right: (bars[index + 1]?.left ?? rowWidth + GAP_PX) - right - 2 * GAP_PX,
    };
    const [first, second] = isOpen ? (['left', 'right'] as const) : (['right', 'left'] as const);
    const widest = room[first] >= room[second] ? first : second;
    const side = room[first] >= width ? first : room[second] >= width ? second : widest;
    const shown = Math.min(width, room[side]);
    const isShown = shown >= Math.min(MIN_PX, width);
    takenTo = isShown && side === 'right' ? right + GAP_PX + shown : right;
    return isShown ? { side, width: shown } : null;
  });
}
