import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A member's place on the waiting list of a boat that is taken (rule reservation.waiting). */
export interface BoatWaitRecord extends ClubOwned {
  boat: Types.ObjectId;
  member: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
  /** Time of joining the list. */
  at: Date;
}

const { ObjectId } = Schema.Types;
const waitSchema = new Schema<BoatWaitRecord>(
  {
    boat: { type: ObjectId, required: true },
    member: { type: ObjectId, required: true },
    launchAt: { type: Date, required: true },
    landAt: { type: Date, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
waitSchema.plugin(clubScoped);
// A member waits at most once for the same start.
waitSchema.index({ club: 1, member: 1, boat: 1, launchAt: 1 }, { unique: true });
waitSchema.index({ club: 1, boat: 1, landAt: 1 });
waitSchema.index({ club: 1, landAt: 1 });

export const BoatWaitModel = mongoose.model<BoatWaitRecord>('BoatWait', waitSchema, 'boatwaits');
