import { clearanceOf } from './clearanceOf.ts';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const toast = box(500, 560, 16, 344);
const liftOf = (...given: Parameters<typeof clearanceOf>) => clearanceOf(...given).lift;

describe('clearanceOf', () => {
  it('leaves a toast where it covers no control', () => {
    expect(liftOf(toast, [])).toBe(0);
    expect(liftOf(toast, [box(440, 500), box(560, 620)])).toBe(0);
    expect(liftOf(toast, [box(500, 560, 344, 360)])).toBe(0);
  });

  it('lifts a toast above a control that it would cover, and above the next one', () => {
    expect(liftOf(toast, [box(540, 600)])).toBe(28);
    expect(liftOf(toast, [box(540, 600), box(470, 500)])).toBe(98);
  });

  it('uses a gap between two controls where the toast fits, and skips a smaller one', () => {
    expect(liftOf(toast, [box(520, 580), box(380, 430)])).toBe(48);
    expect(liftOf(toast, [box(520, 580), box(400, 460)])).toBe(168);
  });

  it('keeps the present place while that is clear, and moves when it is not', () => {
    const control = box(540, 600);
    expect(liftOf(toast, [control], 200)).toBe(200);
    expect(liftOf(toast, [], 200)).toBe(200);
    expect(liftOf(toast, [control, box(300, 350)], 200)).toBe(28);
  });

  it('stays at the bottom when every place covers a control or is above the window', () => {
    const rows = Array.from({ length: 10 }, (_, row) => box(row * 64, row * 64 + 48));
    expect(clearanceOf(toast, rows)).toEqual({ lift: 0, isClear: false });
    expect(clearanceOf(toast, [box(30, 560)])).toEqual({ lift: 0, isClear: false });
  });

  it('reports whether the chosen place is clear', () => {
    expect(clearanceOf(toast, [])).toEqual({ lift: 0, isClear: true });
    expect(clearanceOf(toast, [box(540, 600)])).toEqual({ lift: 28, isClear: true });
  });

  it('prefers to cover a strip of a large field rather than a button, where every place covers something', () => {
    const field = box(60, 480);
    const button = box(520, 570);
    expect(clearanceOf(toast, [field, button])).toEqual({ lift: 48, isClear: false });
    expect(clearanceOf(toast, [button, field], 48)).toEqual({ lift: 48, isClear: false });
  });

  it('considers the horizontal overlap too', () => {
    const controls = [box(500, 560, 340, 360), box(420, 480), box(200, 412), box(0, 200)];
    expect(clearanceOf(toast, controls)).toEqual({ lift: 0, isClear: false });
  });
});
