import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A calendar feed of a member. Its address is signed, not stored; without this record it answers 404. */
export interface PlanFeedRecord extends ClubOwned {
  member: Types.ObjectId;
  /** Null for the member's own plans. */
  userGroup: Types.ObjectId | null;
}

const planFeedSchema = new Schema<PlanFeedRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    userGroup: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false },
);
planFeedSchema.plugin(clubScoped, { isNeverShown: true });
planFeedSchema.index({ club: 1, member: 1, userGroup: 1 }, { unique: true });

export const PlanFeedModel = mongoose.model<PlanFeedRecord>('PlanFeed', planFeedSchema, 'planfeeds');
