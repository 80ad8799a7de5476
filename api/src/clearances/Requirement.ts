import {
  REQUIREMENT_LEVELS,
  SUBJECTS,
  type RequirementLevel,
  type Subject,
} from '@fleetwatch/contract/clearances/kinds';
import { WHEN_FLAGS, type RequirementWhen } from '@fleetwatch/contract/clearances/when';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A clearance that a boat, a class or every boat requires of its crew (rule clearance.requirements). */
export interface RequirementRecord extends ClubOwned {
  boat: Types.ObjectId | null;
  fleetGroup: Types.ObjectId | null;
  subject: Subject;
  count: number | null;
  clearance: Types.ObjectId;
  level: RequirementLevel;
  months: number[];
  /** Absent: it always applies. */
  when?: RequirementWhen;
  /** Ids of the stretch of water and the workout type that it applies to; absent or null for all. */
  area?: string | null;
  workoutType?: Types.ObjectId | null;
  overriddenBy: Office[];
}

const { ObjectId } = Schema.Types;

const requirementSchema = new Schema<RequirementRecord>(
  {
    boat: { type: ObjectId, default: null },
    fleetGroup: { type: ObjectId, default: null },
    subject: { type: String, enum: SUBJECTS, required: true },
    count: { type: Number, default: null },
    clearance: { type: ObjectId, required: true },
    level: { type: String, enum: REQUIREMENT_LEVELS, required: true },
    months: { type: [Number], default: [] },
    when: {
      type: new Schema<RequirementWhen>(
        { dark: Boolean, waterBelow: Number, flag: { type: String, enum: WHEN_FLAGS } },
        { _id: false },
      ),
      default: undefined,
    },
    area: { type: String },
    workoutType: { type: ObjectId },
    overriddenBy: { type: [{ type: String, enum: OFFICES }], default: [] },
  },
  { versionKey: false },
);
requirementSchema.plugin(clubScoped);
requirementSchema.index({ club: 1, clearance: 1 });

export const RequirementModel = mongoose.model<RequirementRecord>(
  'Requirement',
  requirementSchema,
  'requirements',
);
