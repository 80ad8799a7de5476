import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import type { ApiError } from '../platform/http/errors.ts';
import type { Launched } from '../logbook/Sortie.ts';

/** A planned outing. Each repetition is a plan with its own crew; they share `series` (rule plan.repeats). */
export interface PlanRecord extends ClubOwned {
  series: Types.ObjectId;
  author: Types.ObjectId;
  /** Null for an Open Plan. */
  userGroup: Types.ObjectId | null;
  text: string;
  launchAt: Date;
  landAt: Date;
  /** Club-local day of the launch. */
  day: LocalDateText;
  /** Members who have joined, in order of joining, and members who were invited. */
  crew: Types.ObjectId[];
  /** Members of `crew` whom another member invited: until they join they have a place but no seat. */
  invited?: Types.ObjectId[];
  crewLimit: number | null;
  /** Boats of the fleet that the plan reserves; see `BoatSlot`. */
  boats: Types.ObjectId[];
  till: LocalDateText | null;
  weekdays: number[];
}

/** Outcome for each of a plan's boats, in the plan's order. */
export interface LaunchedPlan {
  launched: Launched[];
  refused: { boat: Types.ObjectId; error: ApiError }[];
}

const { ObjectId } = Schema.Types;
const planSchema = new Schema<PlanRecord>(
  {
    series: { type: ObjectId, required: true },
    author: { type: ObjectId, required: true },
    userGroup: { type: ObjectId, default: null },
    text: { type: String, default: '' },
    launchAt: { type: Date, required: true },
    landAt: { type: Date, required: true },
    day: { type: String, required: true },
    crew: { type: [ObjectId], default: [] },
    invited: { type: [ObjectId], default: [] },
    crewLimit: { type: Number, default: null },
    boats: { type: [ObjectId], default: [] },
    till: { type: String, default: null },
    weekdays: { type: [Number], default: [] },
  },
  { versionKey: false },
);
planSchema.plugin(clubScoped);
planSchema.index({ club: 1, day: 1, launchAt: 1, _id: 1 });
planSchema.index({ club: 1, series: 1, day: 1 });

export const PlanModel = mongoose.model<PlanRecord>('Plan', planSchema, 'plans');
