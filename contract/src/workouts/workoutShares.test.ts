import type { WorkoutCounts } from '../members/wire.ts';
import { workoutShares } from './workoutShares.ts';

const NO_TRIPS: WorkoutCounts = {
  Recovery: 0,
  'Steady State': 0,
  'Anaerobic Threshold': 0,
  'Interval Training': 0,
  Pyramids: 0,
  'Racing Pieces': 0,
  Uncategorized: 0,
};

describe('workoutShares', () => {
  it('returns no shares before the first trip', () => {
    expect(workoutShares(NO_TRIPS)).toEqual([]);
  });

  it('returns shares in the order of the types, without types that have no trips', () => {
    expect(workoutShares({ ...NO_TRIPS, Uncategorized: 2, 'Steady State': 1, Recovery: 1 })).toEqual([
      { name: 'Recovery', count: 1, share: 0.25, index: 0 },
      { name: 'Steady State', count: 1, share: 0.25, index: 1 },
      { name: 'Uncategorized', count: 2, share: 0.5, index: 6 },
    ]);
  });
});
