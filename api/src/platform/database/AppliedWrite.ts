import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../club/clubScope.ts';

/** A write applied under an idempotency key, with its answer. */
export interface AppliedWriteRecord extends ClubOwned {
  requestKey: string;
  requestHash: string;
  answer: unknown;
  /** Set by the machine's clock, because the database expires documents by its own. */
  appliedAt: Date;
}

/** Retention of answers: after a longer time offline, a device's write is applied again. */
const KEPT_SECONDS = 30 * 86_400;

const appliedWriteSchema = new Schema<AppliedWriteRecord>(
  {
    requestKey: { type: String, required: true },
    requestHash: { type: String, required: true },
    answer: Schema.Types.Mixed,
    appliedAt: { type: Date, required: true },
  },
  // Keeps empty objects in answers.
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
