import { clearanceOf } from './clearanceOf.ts';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const toast = box(500, 560, 16, 344);

describe('clearanceOf', () => {
  it('leaves a toast where it covers no control', () => {
    expect(clearanceOf(toast, [])).toBe(0);
    expect(clearanceOf(toast, [box(440, 500), box(560, 620)])).toBe(0);
    expect(clearanceOf(toast, [box(500, 560, 344, 360)])).toBe(0);
  });

  it('lifts it above what it would cover, and above what stands there', () => {
    expect(clearanceOf(toast, [box(540, 600)])).toBe(28);
    expect(clearanceOf(toast, [box(540, 600), box(470, 500)])).toBe(98);
  });

  it('takes a gap between two controls where it fits, and passes one where it does not', () => {
    expect(clearanceOf(toast, [box(520, 580), box(380, 430)])).toBe(48);
    expect(clearanceOf(toast, [box(520, 580), box(400, 460)])).toBe(168);
  });

  it('keeps it where it is while that is clear, and moves it when it is not', () => {
    const control = box(540, 600);
    expect(clearanceOf(toast, [control], 200)).toBe(200);
    expect(clearanceOf(toast, [], 200)).toBe(200);
    expect(clearanceOf(toast, [control, box(300, 350)], 200)).toBe(28);
  });

  it('leaves it at the bottom when every place covers something, or is above the window', () => {
    const rows = Array.from({ length: 10 }, (_, row) => box(row * 64, row * 64 + 48));
    expect(clearanceOf(toast, rows)).toBe(0);
    expect(clearanceOf(toast, [box(30, 560)])).toBe(0);
  });
});
