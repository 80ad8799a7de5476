import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A workout that a coach has posted for a user group, 'job' on the wire (rule workout.fields). */
export interface WorkoutRecord extends ClubOwned {
  /** Coach who posted it. */
  agent: Types.ObjectId;
  type: Types.ObjectId;
  userGroup: Types.ObjectId;
  text: string;
  postedAt: Date;
  /** Club-local day of posting, which weekly and monthly lists use. */
  day: LocalDateText;
}

const workoutSchema = new Schema<WorkoutRecord>(
  {
    agent: { type: Schema.Types.ObjectId, required: true },
    type: { type: Schema.Types.ObjectId, required: true },
    userGroup: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    postedAt: { type: Date, required: true },
    day: { type: String, required: true },
  },
  { versionKey: false },
);
workoutSchema.plugin(clubScoped);
workoutSchema.index({ club: 1, day: -1, postedAt: -1, _id: -1 });

export const WorkoutModel = mongoose.model<WorkoutRecord>('Workout', workoutSchema, 'workouts');
