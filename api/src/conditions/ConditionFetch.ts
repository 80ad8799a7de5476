import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Time of the next request to a source, and outcome of the last one (rule condition.sources). */
export interface ConditionFetchRecord extends ClubOwned {
  /** Id of the source. */
  source: string;
  nextAt: Date;
  okAt: Date | null;
  failures: number;
  problem: string | null;
  /** ETag of each request, so that unchanged answers are not transferred again. */
  etags: { path: string; etag: string }[];
}

const TEXT = { type: String, required: true };

const conditionFetchSchema = new Schema<ConditionFetchRecord>(
  {
    source: TEXT,
    nextAt: { type: Date, required: true },
    okAt: { type: Date, default: null },
    failures: { type: Number, default: 0 },
    problem: { type: String, default: null },
    etags: { type: [{ _id: false, path: TEXT, etag: TEXT }], default: [] },
  },
  { versionKey: false },
);
conditionFetchSchema.plugin(clubScoped, { isNeverShown: true });
conditionFetchSchema.index({ club: 1, source: 1 }, { unique: true });

export const ConditionFetchModel = mongoose.model<ConditionFetchRecord>(
  'ConditionFetch',
  conditionFetchSchema,
  'conditionfetches',
);
