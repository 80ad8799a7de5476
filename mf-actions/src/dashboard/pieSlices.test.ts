import { pieSlices } from './pieSlices.ts';
import type { WorkoutShare } from '@fleetwatch/contract/workouts/workoutShares';

const recovery = (count: number, share: number): WorkoutShare => ({
  name: 'Recovery',
  count,
  share,
  index: 0,
});
const pyramids = (count: number, share: number): WorkoutShare => ({
  name: 'Pyramids',
  count,
  share,
  index: 4,
});

describe('pieSlices', () => {
  it('draws the whole circle for a single type', () => {
    const [slice, ...others] = pieSlices([pyramids(3, 1)]);
    expect(others).toEqual([]);
    expect(slice).toMatchObject({ name: 'Pyramids', count: 3, share: 1, index: 4 });
    expect(slice?.path.match(/A/g)).toHaveLength(2);
  });

  it('draws slices clockwise from the top in the given order, each where the last one ended', () => {
    const slices = pieSlices([recovery(1, 0.25), pyramids(3, 0.75)]);
    expect(slices.map(({ path }) => path)).toEqual(['M0,-1A1,1,0,0,1,1,0L0,0Z', 'M1,0A1,1,0,1,1,0,-1L0,0Z']);
  });

  it("puts a slice's number in its middle, seven tenths of the way to the rim", () => {
    const [half] = pieSlices([recovery(1, 0.5), pyramids(1, 0.5)]);
    expect(half?.label[0]).toBeCloseTo(0.7);
    expect(half?.label[1]).toBeCloseTo(0);
  });
});
