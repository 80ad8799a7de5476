import type { WorkoutUpdateBody } from '@fleetwatch/contract/workouts/jobs';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { WORKOUT_TYPE_NEEDED } from '@fleetwatch/contract/workouts/texts';
import { workoutTextRule, workoutTypeRule, workoutUserGroupRule } from '@fleetwatch/contract/workouts/rules';
import { Types, type ClientSession } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { WorkoutModel, type WorkoutRecord } from '../Workout.ts';
import { workoutTypeDirectory } from '../workoutTypeDirectory.ts';
import { workoutNotFound } from './listWorkouts.ts';

/** Checks a coach's input in the order of the form (rule workout.fields). */
async function fieldsOf(
  written: WorkoutUpdateBody,
): Promise<Pick<WorkoutRecord, 'text' | 'type' | 'userGroup'>> {
  refuseFields({
    description: workoutTextRule(written.description),
    group: workoutTypeRule(written.group),
    sortiegroup: workoutUserGroupRule(written.sortiegroup),
  });
  if (!(await workoutTypeDirectory.get()).has(written.group)) {
    throw new ApiError('invalid:group', WORKOUT_TYPE_NEEDED);
  }
  if (!(await userGroupDirectory.get()).get(written.sortiegroup)?.isActive) {
    throw new ApiError('invalid:sortiegroup', USER_GROUP_NEEDED);
  }
  return {
    text: written.description.trim(),
    type: new Types.ObjectId(written.group),
    userGroup: new Types.ObjectId(written.sortiegroup),
  };
}

/** Posts a workout for a user group. 422 for the first refused field. */
export async function postWorkout(
  agentId: string,
  written: WorkoutUpdateBody,
  session: ClientSession,
): Promise<WorkoutRecord> {
  const fields = await fieldsOf(written);
  const postedAt = now();
  const [created] = await WorkoutModel.create(
    [{ ...fields, agent: new Types.ObjectId(agentId), postedAt, day: clubDay(postedAt) }],
    { session },
  );
  if (!created) throw new Error('A created workout is one.');
  return created.toObject();
}

/** Changes a workout's text, type and group, but not its day or its coach. */
export async function editWorkout(
  workoutId: string,
  written: WorkoutUpdateBody,
  session: ClientSession,
): Promise<WorkoutRecord> {
  const fields = await fieldsOf(written);
  const changed = await WorkoutModel.findOneAndUpdate(
    { _id: workoutId },
    { $set: fields },
    { session, returnDocument: 'after' },
  ).lean<WorkoutRecord>();
  if (!changed) throw workoutNotFound();
  return changed;
}
