import { isWithin, resizeSquare, SIDE_MIN_PX, squareWithin, startSquare } from './cropSquare.ts';

const LANDSCAPE = { x: 0, y: 50, width: 400, height: 200 };

describe('the square of a crop', () => {
  it('starts with 30 % of the width, in the middle', () => {
    expect(startSquare(LANDSCAPE)).toEqual({ x: 140, y: 90, side: 120 });
  });

  it('starts with the largest square in a flat picture', () => {
    expect(startSquare({ x: 0, y: 0, width: 1000, height: 60 })).toMatchObject({ side: 60, y: 0 });
  });

  it.each([
    [
      { x: -20, y: 90, side: 120 },
      { x: 0, y: 90, side: 120 },
    ],
    [
      { x: 390, y: 240, side: 120 },
      { x: 280, y: 130, side: 120 },
    ],
    [
      { x: 0, y: 50, side: 900 },
      { x: 0, y: 50, side: 200 },
    ],
    [
      { x: 10, y: 60, side: 1 },
      { x: 10, y: 60, side: SIDE_MIN_PX },
    ],
  ])('keeps %j within the picture as %j', (square, kept) => {
    expect(squareWithin(square, LANDSCAPE)).toEqual(kept);
  });

  it('grows around its center', () => {
    expect(resizeSquare({ x: 100, y: 100, side: 50 }, 20)).toEqual({ x: 90, y: 90, side: 70 });
  });

  it.each([
    [{ x: 0, y: 50, width: 200, height: 200 }, true],
    [{ x: -0.6, y: 50, width: 200, height: 200 }, true],
    [{ x: -2, y: 50, width: 200, height: 200 }, false],
    [{ x: 0, y: 52, width: 200, height: 200 }, false],
    [{ x: 0, y: 50, width: 8, height: 8 }, false],
  ])('checks whether %j lies within: %s', (box, isInside) => {
    expect(isWithin(box, LANDSCAPE)).toBe(isInside);
  });
});
