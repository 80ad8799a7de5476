import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { now } from '@fleetwatch/api/platform/club/clock';
import { currentClub } from '@fleetwatch/api/platform/club/clubScope';
import { userGroupDirectory } from '@fleetwatch/api/usergroups/userGroupDirectory';
import { WorkoutModel } from '@fleetwatch/api/workouts/Workout';
import { workoutTypeDirectory } from '@fleetwatch/api/workouts/workoutTypeDirectory';
import { DateTime } from 'luxon';
import { workoutOfToday, workoutsOfDay, type DemoWorkout } from './workouts.ts';

const POSTED_AT_HOUR = 5;

/** Adds the workouts of this year's weeks so far, and one today. */
export async function addDemoWorkouts(members: readonly MemberRecord[]): Promise<void> {
  const groups = [...(await userGroupDirectory.get()).values()];
  const types = [...(await workoutTypeDirectory.get()).values()];
  const present = DateTime.fromJSDate(now(), { zone: currentClub().timezone });

  const recordOf = ({ coach, type, group, text }: DemoWorkout, postedAt: DateTime) => {
    const agent = members[coach];
    const workoutType = types.find(({ name }) => name === type);
    const userGroup = groups.find(({ name }) => name === group);
    if (!agent || !workoutType || !userGroup) throw new Error('The demo club lacks what a workout names.');
    return {
      agent: agent._id,
      type: workoutType._id,
      userGroup: userGroup._id,
      text,
      postedAt: postedAt.toJSDate(),
      day: postedAt.toFormat('yyyy-MM-dd'),
    };
  };

  const records: ReturnType<typeof recordOf>[] = [];
  for (let day = present.startOf('year'); day <= present; day = day.plus({ days: 1 })) {
    const postedAt = day.set({ hour: POSTED_AT_HOUR });
    if (postedAt > present) break;
    for (const workout of workoutsOfDay(day.toFormat('yyyy-MM-dd'), day.weekday)) {
      records.push(recordOf(workout, postedAt));
    }
  }
  records.push(
    recordOf(workoutOfToday(present.toFormat('yyyy-MM-dd')), present.minus({ minutes: 1 }).startOf('minute')),
  );
  await WorkoutModel.insertMany(records);
}
