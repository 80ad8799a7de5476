/** A rectangle on the crop's stage, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The selected part of a picture: always square. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Initial size, as a fraction of the picture's width (rule profile.picture). */
export const START_WIDTH = 0.3;
/** A smaller square could not be grabbed. */
export const SIDE_MIN_PX = 32;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Returns the nearest square within the picture. */
export function squareWithin({ x, y, side }: Square, picture: Box): Square {
  const most = Math.min(picture.width, picture.height);
  const fitting = clamp(side, Math.min(SIDE_MIN_PX, most), most);
  return {
    x: clamp(x, picture.x, picture.x + picture.width - fitting),
    y: clamp(y, picture.y, picture.y + picture.height - fitting),
    side: fitting,
  };
}

/** Returns a square of another size with the same center. */
export function resizeSquare({ x, y, side }: Square, by: number): Square {
  return { x: x - by / 2, y: y - by / 2, side: side + by };
}

/** Initial square: 30% of the picture's width, at its center. */
export function startSquare(picture: Box): Square {
  const side = picture.width * START_WIDTH;
  const x = picture.x + (picture.width - side) / 2;
  const y = picture.y + (picture.height - side) / 2;
  return squareWithin(resizeSquare({ x, y, side }, 0), picture);
}

/** Whether a dragged rectangle is within the picture, except for a pixel of rounding. */
export function isWithin(box: Box, picture: Box): boolean {
  const SLACK_PX = 1;
  return (
    box.width >= Math.min(SIDE_MIN_PX, picture.width, picture.height) - SLACK_PX &&
    box.x >= picture.x - SLACK_PX &&
    box.y >= picture.y - SLACK_PX &&
    box.x + box.width <= picture.x + picture.width + SLACK_PX &&
    box.y + box.height <= picture.y + picture.height + SLACK_PX
  );
}
