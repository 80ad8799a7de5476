import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { LOOKS_INDEX, NAME_LOOKS } from '../platform/club/nameKeys.ts';

/** A fleet group, the class of a boat (rule class.fields). */
export interface FleetGroupRecord extends ClubOwned {
  name: string;
  /** The name in lower case while the group is active. Absent for a deleted group, so that its name is free. */
  nameKey?: string;
  /** Keys by which names that look the same collide; present when `nameKey` is. */
  nameLooks?: string[];
  moniker: string;
  /** Seats, 1 to 9. */
  payload: number;
  pic: string | null;
  isSolo: boolean;
  isPrivate: boolean;
  isActive: boolean;
  /** Position in the class tabs. */
  position: number;
}

const fleetGroupSchema = new Schema<FleetGroupRecord>(
  {
    name: { type: String, required: true },
    nameKey: String,
    nameLooks: NAME_LOOKS,
    moniker: { type: String, required: true },
    payload: { type: Number, required: true },
    pic: { type: String, default: null },
    isSolo: { type: Boolean, default: false },
    isPrivate: { type: Boolean, default: false },
    isActive: { type: Boolean, default: true },
    position: { type: Number, required: true },
  },
  { versionKey: false },
);
fleetGroupSchema.plugin(clubScoped);
fleetGroupSchema.index(
  { club: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $exists: true } } },
);
fleetGroupSchema.index(...LOOKS_INDEX);
fleetGroupSchema.index({ club: 1, position: 1, _id: 1 });

export const FleetGroupModel = mongoose.model<FleetGroupRecord>(
  'FleetGroup',
  fleetGroupSchema,
  'fleetgroups',
);
