/** The scene's field, of which the page shows as much as fits, always with its bottom. */
export const WIDTH = 1440;
export const HEIGHT = 900;
/** Line between sky and water. */
export const HORIZON = 470;
/** Extent of the drawing beyond its field, for pages that are higher than it. */
export const BEYOND = 900;

/** Returns an irregular number that is the same in each drawing: from 0 to below 1. */
export const scattered = (index: number, seed: number): number => {
  const value = Math.sin(index * 12.9898 + seed * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Calls `draw` for 0 to `count - 1`, and joins the path data that it returns. */
export const strokes = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
