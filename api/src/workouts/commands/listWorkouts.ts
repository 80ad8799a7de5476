import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dateText, daysInMonth, monthOf, weekOf, yearOf } from '@fleetwatch/contract/time/weeks';
import { WORKOUT_NOT_FOUND } from '@fleetwatch/contract/workouts/texts';
import type { ClientSession } from 'mongoose';
import { clubDay } from '../../platform/club/clock.ts';
import { WorkoutModel, type WorkoutRecord } from '../Workout.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** Lists the workouts posted from one club-local day through another, newest first. */
export async function listWorkouts(from: LocalDateText, until: LocalDateText): Promise<WorkoutRecord[]> {
  return WorkoutModel.find({ day: { $gte: from, $lte: until } })
    .sort({ day: -1, postedAt: -1, _id: -1 })
    .lean<WorkoutRecord[]>();
}

/** Lists the workouts of the current week, Monday to Sunday and clipped to the month. */
export function listWorkoutsOfWeek(): Promise<WorkoutRecord[]> {
  const { start, end } = weekOf(clubDay());
  return listWorkouts(start, end);
}

/** Lists the workouts of a month of the current year, 1 to 12; of the current month when absent. */
export function listWorkoutsOfMonth(month = monthOf(clubDay())): Promise<WorkoutRecord[]> {
  const year = yearOf(clubDay());
  return listWorkouts(dateText(year, month, 1), dateText(year, month, daysInMonth(year, month)));
}

export const workoutNotFound = (): ApiError => new ApiError('not_found', WORKOUT_NOT_FOUND);

/** Finds a posted workout of the club; 404 for any other id. */
export async function findWorkout(
  workoutId: string,
  session: ClientSession | null = null,
): Promise<WorkoutRecord> {
  const workout = await WorkoutModel.findById(workoutId).session(session).lean<WorkoutRecord>();
  if (!workout) throw workoutNotFound();
  return workout;
}
