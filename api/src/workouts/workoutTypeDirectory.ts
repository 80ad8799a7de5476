import { clubCached } from '../platform/cache/clubCached.ts';
import { WorkoutTypeModel, type WorkoutTypeRecord } from './WorkoutType.ts';

/** The club's workout types by id, in the order of the statistics. */
export const workoutTypeDirectory = clubCached(async () => {
  const types = await WorkoutTypeModel.find().sort({ position: 1, _id: 1 }).lean<WorkoutTypeRecord[]>();
  return new Map(types.map((type) => [String(type._id), type]));
});
