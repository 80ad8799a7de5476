import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import type { CreditKind } from './credits.ts';

/** `season` of rows with a subject's latest outing of any season. */
export const ALL_SEASONS = 0;

/**
 * A season's totals for one member, boat, group or club, or a day's for the club: a projection of the
 * sorties, updated in the transaction of each landing and equal to a rebuild at any time. The row of
 * `ALL_SEASONS` contains `latest` instead.
 */
export interface TotalRecord extends ClubOwned {
  /** `dayNumber` in a row of the kind 'day'. */
  season: number;
  kind: CreditKind;
  subject: Types.ObjectId;
  trips: number;
  milesHundredths: number;
  soloHundredths: number;
  privateHundredths: number;
  /** Trips by workout type id. */
  byWorkoutType?: Record<string, number>;
  /** See `latestText`. */
  latest?: string;
  /** Number of corrections that changed the crew, in a row of the kind 'day'; a recount cannot restore it. */
  changes?: number;
}

const totalSchema = new Schema<TotalRecord>(
  {
    season: { type: Number, required: true },
    kind: { type: String, required: true },
    subject: { type: Schema.Types.ObjectId, required: true },
    trips: { type: Number, default: 0 },
    milesHundredths: { type: Number, default: 0 },
    soloHundredths: { type: Number, default: 0 },
    privateHundredths: { type: Number, default: 0 },
    byWorkoutType: { type: Map, of: Number },
    latest: String,
    changes: Number,
  },
  { versionKey: false },
);
totalSchema.plugin(clubScoped);
totalSchema.index({ club: 1, season: 1, kind: 1, subject: 1 }, { unique: true });

export const TotalModel = mongoose.model<TotalRecord>('Total', totalSchema, 'totals');
