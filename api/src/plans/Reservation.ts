import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import type { PlanRecord } from './Plan.ts';

/** A plan's reservation of a boat for a quarter of an hour, written in the plan's transaction. */
export interface ReservationRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** Quarter hours since 1970. */
  slot: number;
  plan: Types.ObjectId;
}

/** A boat that a plan holds. */
export interface HeldBoat {
  plan: PlanRecord;
  boat: Types.ObjectId;
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
// A boat has one plan at a time: the second insert gets error 11000.
reservationSchema.index({ club: 1, boat: 1, slot: 1 }, { unique: true });
reservationSchema.index({ club: 1, plan: 1 });

export const ReservationModel = mongoose.model<ReservationRecord>(
  'Reservation',
  reservationSchema,
  'reservations',
);
