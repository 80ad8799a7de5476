/** Bounds of a text, px. */
interface Box {
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

const cross = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Returns pairs of texts that overlap: ['Jan × Feb']. */
export function overlapsOf(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => cross(one, other))
      .map((other) => `${one.lines.join(' ')} × ${other.lines.join(' ')}`),
  );
}
