import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../club/clubScope.ts';

/** A write that was applied under a key, with the answer it was given. */
export interface AppliedWriteRecord extends ClubOwned {
  requestKey: string;
  requestHash: string;
  answer: unknown;
  /** By the machine's clock: the database's, which forgets by it, is no other. */
  appliedAt: Date;
}

/** A device that was offline longer than this has its write applied again. */
const KEPT_SECONDS = 30 * 86_400;

const appliedWriteSchema = new Schema<AppliedWriteRecord>(
  {
    requestKey: { type: String, required: true },
    requestHash: { type: String, required: true },
    answer: Schema.Types.Mixed,
    appliedAt: { type: Date, required: true },
  },
  // An answer's empty objects are part of it.
  { versionKey: false, minimize: false },
);
appliedWriteSchema.plugin(clubScoped, { isNeverShown: true });
appliedWriteSchema.index({ club: 1, requestKey: 1 }, { unique: true });
appliedWriteSchema.index({ appliedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const AppliedWriteModel = mongoose.model<AppliedWriteRecord>(
  'AppliedWrite',
  appliedWriteSchema,
  'appliedwrites',
);
