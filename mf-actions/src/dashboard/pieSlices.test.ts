import type { WorkoutCounts } from '@fleetwatch/contract/members/wire';
import { pieSlices } from './pieSlices.ts';

const NO_TRIPS: WorkoutCounts = {
  Recovery: 0,
  'Steady State': 0,
  'Anaerobic Threshold': 0,
  'Interval Training': 0,
  Pyramids: 0,
  'Racing Pieces': 0,
  Uncategorized: 0,
};

describe('pieSlices', () => {
  it('has no slice before the first trip', () => {
    expect(pieSlices(NO_TRIPS)).toEqual([]);
  });

  it('is the whole circle for a single type', () => {
    const [slice, ...others] = pieSlices({ ...NO_TRIPS, Pyramids: 3 });
    expect(others).toEqual([]);
    expect(slice).toMatchObject({ name: 'Pyramids', count: 3, share: 1, index: 4 });
    expect(slice?.path.match(/A/g)).toHaveLength(2);
  });

  it('goes clockwise from the top, each slice where the last one ended', () => {
    const slices = pieSlices({ ...NO_TRIPS, Recovery: 1, 'Steady State': 1, Uncategorized: 2 });
    expect(slices.map(({ index, share, middle }) => [index, share, middle])).toEqual([
      [0, 0.25, 0.125],
      [1, 0.25, 0.375],
      [6, 0.5, 0.75],
    ]);
    expect(slices.map(({ path }) => path)).toEqual([
      'M0 0L0 -1A1 1 0 0 1 1 0Z',
      'M0 0L1 0A1 1 0 0 1 0 1Z',
      'M0 0L0 1A1 1 0 0 1 0 -1Z',
    ]);
  });

  it('takes the long way round for more than half', () => {
    const [long] = pieSlices({ ...NO_TRIPS, Recovery: 3, Pyramids: 1 });
    expect(long?.path).toBe('M0 0L0 -1A1 1 0 1 1 -1 0Z');
  });
});
