import type { WorkoutTypeName } from '@fleetwatch/contract/workouts/wire';
import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A workout type, 'sortie group' on the wire (rule member.statistics). */
export interface WorkoutTypeRecord extends ClubOwned {
  name: WorkoutTypeName;
  moniker: string;
  /** Position in the statistics. */
  position: number;
}

const workoutTypeSchema = new Schema<WorkoutTypeRecord>(
  {
    name: { type: String, required: true },
    moniker: { type: String, required: true },
    position: { type: Number, required: true },
  },
  { versionKey: false },
);
workoutTypeSchema.plugin(clubScoped);
workoutTypeSchema.index({ club: 1, name: 1 }, { unique: true });

export const WorkoutTypeModel = mongoose.model<WorkoutTypeRecord>(
  'WorkoutType',
  workoutTypeSchema,
  'workouttypes',
);
