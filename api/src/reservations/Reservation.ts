import {
  PURPOSES,
  RESERVATION_STATES,
  type Purpose,
  type ReservationState,
} from '@fleetwatch/contract/reservations/states';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import {
  IMPORT_INDEX,
  IMPORT_SOURCE,
  SOURCE_INDEX,
  type ImportSource,
} from '../platform/database/importSource.ts';

/**
 * A member's reservation of a boat of the fleet (rule reservation.states). While it holds the boat, its
 * quarter hours are in `BoatSlot`.
 */
export interface ReservationRecord extends ClubOwned {
  /** Series id, shared by all weeks of one series. */
  series: Types.ObjectId;
  isSeries: boolean;
  boat: Types.ObjectId;
  /** Name of the boat when it was reserved, shown once the boat has left the fleet. */
  boatName: string;
  member: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
  /** Club-local day of its start and end. */
  day: LocalDateText;
  /** Time at which it lapses unless its boat is launched. */
  launchBy: Date;
  purpose: Purpose;
  note: string;
  state: ReservationState;
  /** Reason for declining it. */
  reason: string;
  decidedBy?: Types.ObjectId;
  /**
   * Position among its holder's future reservations; absent once it is over, and for all but the first of a
   * series. Of two concurrent reservations of one member, the unique index refuses one, whose retry then
   * counts the other.
   */
  place?: number;
  source?: ImportSource;
}

const { ObjectId } = Schema.Types;
const reservationSchema = new Schema<ReservationRecord>(
  {
    series: { type: ObjectId, required: true },
    isSeries: { type: Boolean, default: false },
    boat: { type: ObjectId, required: true },
    boatName: { type: String, required: true },
    member: { type: ObjectId, required: true },
    launchAt: { type: Date, required: true },
    landAt: { type: Date, required: true },
    day: { type: String, required: true },
    launchBy: { type: Date, required: true },
    purpose: { type: String, enum: PURPOSES, required: true },
    note: { type: String, default: '' },
    state: { type: String, enum: RESERVATION_STATES, required: true },
    reason: { type: String, default: '' },
    decidedBy: { type: ObjectId },
    place: { type: Number },
    source: { type: IMPORT_SOURCE, default: undefined },
  },
  { versionKey: false },
);
reservationSchema.plugin(clubScoped);
reservationSchema.index({ club: 1, member: 1, landAt: 1 });
reservationSchema.index({ club: 1, boat: 1, day: 1, launchAt: 1 });
reservationSchema.index({ club: 1, state: 1, launchAt: 1 });
reservationSchema.index({ club: 1, day: 1, launchAt: 1 });
reservationSchema.index({ club: 1, series: 1, launchAt: 1 });
reservationSchema.index(
  { club: 1, member: 1, place: 1 },
  { unique: true, partialFilterExpression: { place: { $exists: true } } },
);
reservationSchema.index(...SOURCE_INDEX);
reservationSchema.index(...IMPORT_INDEX);

export const ReservationModel = mongoose.model<ReservationRecord>(
  'Reservation',
  reservationSchema,
  'boatreservations',
);
