import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/clubScope.ts';

/** A boat of the club, or a member's own (`owner`), which is made when it is first used. */
export interface BoatRecord extends ClubOwned {
  name: string;
  /** The name in lower case while the boat is in the club's fleet, so that a decommissioned one's may be given again. */
  nameKey?: string;
  description: string;
  fleetGroup: Types.ObjectId;
  /** The member whose private boat this is. */
  owner?: Types.ObjectId;
  pic: string | null;
  /** False while dry-docked. */
  isActive: boolean;
  isDecommissioned: boolean;
  commissionedAt: Date;
  /** The captain's log. */
  log: string;
}

const boatSchema = new Schema<BoatRecord>(
  {
    name: { type: String, required: true },
    nameKey: String,
    description: { type: String, default: '' },
    fleetGroup: { type: Schema.Types.ObjectId, required: true },
    owner: Schema.Types.ObjectId,
    pic: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    isDecommissioned: { type: Boolean, default: false },
    commissionedAt: { type: Date, required: true },
    log: { type: String, default: '' },
  },
  { versionKey: false },
);
boatSchema.plugin(clubScoped);
boatSchema.index(
  { club: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $exists: true } } },
);
boatSchema.index(
  { club: 1, owner: 1, fleetGroup: 1 },
  { unique: true, partialFilterExpression: { owner: { $exists: true } } },
);

export const BoatModel = mongoose.model<BoatRecord>('Boat', boatSchema, 'boats');
