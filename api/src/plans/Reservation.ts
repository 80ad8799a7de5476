import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** That a plan has a boat for one quarter of an hour. Written in the transaction that writes the plan. */
export interface ReservationRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** Quarter hours since 1970. */
  slot: number;
  plan: Types.ObjectId;
}

const reservationSchema = new Schema<ReservationRecord>(
  {
    boat: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    plan: { type: Schema.Types.ObjectId, required: true },
  },
  { versionKey: false },
);
reservationSchema.plugin(clubScoped, { isNeverShown: true });
// A boat has one plan at a time: whoever inserts second is told 11000.
reservationSchema.index({ club: 1, boat: 1, slot: 1 }, { unique: true });
reservationSchema.index({ club: 1, plan: 1 });

export const ReservationModel = mongoose.model<ReservationRecord>(
  'Reservation',
  reservationSchema,
  'reservations',
);
