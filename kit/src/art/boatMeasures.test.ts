import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { measureBoat } from './boatMeasures.ts';

const measured = (moniker: string, form = {}) =>
  measureBoat(boatShape({ name: '', moniker }), { hasOars: true, ...form });

describe('measureBoat', () => {
  it('makes an eight longer than a four, a quad, a double and a single', () => {
    const lengths = ['8+', '4+', '4x', '2x', '1x'].map((moniker) => measured(moniker).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(lengths.length);
  });

  it('seats the crew from the bow, within the boat, and the cox behind them or before them', () => {
    const { seats, cox, length, bow, stern } = measured('8+');
    expect(seats).toHaveLength(8);
    expect(seats).toEqual([...seats].sort((a, b) => b - a));
    expect(seats[0]).toBeLessThan(length - bow);
    expect(seats[7]).toBeGreaterThan(cox ?? NaN);
    expect(cox).toBeGreaterThan(stern);
    const four = measured('4+');
    expect(four.cox).toBeGreaterThan(four.seats[0] ?? NaN);
    expect(measured('4x').cox).toBeUndefined();
  });

  it('has rows of 48 px beside the seats at three px a unit', () => {
    const [bow = NaN, two = NaN] = measured('4x').seats;
    expect((bow - two) * 3).toBe(48);
  });

  it('takes room for oars and for ripples only where they are drawn', () => {
    const [plain, still, rippled] = [
      measured('1x'),
      measured('1x', { hasOars: false }),
      measured('1x', { hasWater: true }),
    ];
    expect(still.box.height).toBeLessThan(plain.box.height);
    expect(rippled.box.width).toBeGreaterThan(plain.box.width);
    expect(measured('launch').box.height).toBe(36);
  });
});
