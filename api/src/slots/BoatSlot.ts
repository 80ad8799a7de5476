import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A quarter hour of a boat held by a plan or a reservation, written in its transaction. */
export interface BoatSlotRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** Quarter hours since 1970. */
  slot: number;
  /** Exactly one of `plan` and `reservation` is set. */
  plan?: Types.ObjectId;
  reservation?: Types.ObjectId;
}

const boatSlotSchema = new Schema<BoatSlotRecord>(
  {
    boat: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    plan: { type: Schema.Types.ObjectId },
    reservation: { type: Schema.Types.ObjectId },
  },
  { versionKey: false },
);
boatSlotSchema.plugin(clubScoped, { isNeverShown: true });
// One holder per boat and quarter hour: the second insert gets error 11000.
boatSlotSchema.index({ club: 1, boat: 1, slot: 1 }, { unique: true });
boatSlotSchema.index({ club: 1, plan: 1 });

export const BoatSlotModel = mongoose.model<BoatSlotRecord>(
  'BoatSlot',
  boatSlotSchema,
  // Collection name from before members could reserve boats.
  'reservations',
);
