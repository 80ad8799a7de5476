import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import type { PlanRecord } from './Plan.ts';

/** That a boat is held for a quarter of an hour by a plan or by a member's reservation, written in its transaction. */
export interface ReservationRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** Quarter hours since 1970. */
  slot: number;
  /** Exactly one of `plan` and `reservation` is set. */
  plan?: Types.ObjectId;
  reservation?: Types.ObjectId;
}

/** A boat that is held today. */
export interface HeldBoat {
  boat: Types.ObjectId;
  /** Author of the plan, or whose reservation it is. */
  holder: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
  /** Null for a member's reservation. */
  plan: PlanRecord | null;
}

const reservationSchema = new Schema<ReservationRecord>(
  {
    boat: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    plan: { type: Schema.Types.ObjectId },
    reservation: { type: Schema.Types.ObjectId },
  },
  { versionKey: false },
);
reservationSchema.plugin(clubScoped, { isNeverShown: true });
// One has a boat at a time: the second insert gets error 11000.
reservationSchema.index({ club: 1, boat: 1, slot: 1 }, { unique: true });
reservationSchema.index({ club: 1, plan: 1 });

export const ReservationModel = mongoose.model<ReservationRecord>(
  'Reservation',
  reservationSchema,
  'reservations',
);
