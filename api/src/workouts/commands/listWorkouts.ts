import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { WorkoutModel, type WorkoutRecord } from '../Workout.ts';

/** The workouts posted from one club-local day through another, newest first. */
export async function listWorkouts(from: LocalDateText, until: LocalDateText): Promise<WorkoutRecord[]> {
  return WorkoutModel.find({ day: { $gte: from, $lte: until } })
    .sort({ day: -1, postedAt: -1, _id: -1 })
    .lean<WorkoutRecord[]>();
}
