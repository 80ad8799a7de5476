import { TOUR_KINDS, type TourKind } from '@fleetwatch/contract/tours/kinds';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** What a tour's boats row on one day. */
export interface TourLegRecord {
  day: LocalDateText;
  from: string;
  to: string;
  /** Hundredths of a mile, a whole number. */
  milesHundredths: number;
}

export interface TourBoatRecord {
  boat: Types.ObjectId;
  /** The boat's name when it was chosen. */
  boatName: string;
  /** Whoever launches it first. */
  crew: Types.ObjectId[];
  /** Since it has left: the first day whose leg counts for it. */
  since?: LocalDateText;
}

/**
 * Boats that are away together for days (rule tour.states). While they are away each has one sortie, which is out; the landing
 * makes one sortie for each boat and leg of it. So the log, and all that follows from it, knows days on the water alone.
 */
export interface TourRecord extends ClubOwned {
  name: string;
  kind: TourKind;
  /** Club-local days. */
  from: LocalDateText;
  to: LocalDateText;
  organiser: Types.ObjectId;
  vehicle: string;
  /** The earliest first. */
  legs: TourLegRecord[];
  /** Length of all legs, for each boat. */
  milesHundredths: number;
  boats: TourBoatRecord[];
  /** When it was made. */
  at: Date;
  landedAt: Date | null;
}

const { ObjectId } = Schema.Types;
const tourSchema = new Schema<TourRecord>(
  {
    name: { type: String, required: true },
    kind: { type: String, enum: TOUR_KINDS, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    organiser: { type: ObjectId, required: true },
    vehicle: { type: String, default: '' },
    legs: [
      {
        _id: false,
        day: { type: String, required: true },
        from: { type: String, default: '' },
        to: { type: String, default: '' },
        milesHundredths: { type: Number, required: true },
      },
    ],
    milesHundredths: { type: Number, default: 0 },
    boats: [
      {
        _id: false,
        boat: { type: ObjectId, required: true },
        boatName: { type: String, required: true },
        crew: { type: [ObjectId], default: [] },
        since: String,
      },
    ],
    at: { type: Date, required: true },
    landedAt: { type: Date, default: null },
  },
  { versionKey: false },
);
tourSchema.plugin(clubScoped);
tourSchema.index({ club: 1, landedAt: 1, from: 1, _id: 1 });

export const TourModel = mongoose.model<TourRecord>('Tour', tourSchema, 'tours');
