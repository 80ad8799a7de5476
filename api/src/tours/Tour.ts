import { TOUR_KINDS, type TourKind } from '@fleetwatch/contract/tours/kinds';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Distance that each of a tour's boats rows on one day. */
export interface TourLegRecord {
  day: LocalDateText;
  from: string;
  to: string;
  /** Hundredths of a mile, a whole number. */
  milesHundredths: number;
}

export interface TourBoatRecord {
  boat: Types.ObjectId;
  /** Name of the boat when it was chosen. */
  boatName: string;
  /** Crew, launcher first. */
  crew: Types.ObjectId[];
  /** Set once it has left: the first day whose leg counts for it. */
  since?: LocalDateText;
}

/**
 * Boats that are away together for days (rule tour.states). While away, each has one sortie, which is out;
 * the landing makes one sortie for each boat and leg. The log, and everything based on it, therefore only
 * contains days on the water.
 */
export interface TourRecord extends ClubOwned {
  name: string;
  kind: TourKind;
  /** First and last club-local day. */
  from: LocalDateText;
  to: LocalDateText;
  organiser: Types.ObjectId;
  vehicle: string;
  /** Legs, earliest first. */
  legs: TourLegRecord[];
  /** Total length of the legs, for each boat. */
  milesHundredths: number;
  boats: TourBoatRecord[];
  /** Time of creation. */
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
