import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Day of a club's last finished nightly run, and the process that is running it now. */
export interface NightlyRunRecord extends ClubOwned {
  /** Club-local day; '' before the first run. */
  doneDay: string;
  /** Process that runs it; after `heldUntil` another may take over. */
  holder: string;
  heldUntil: Date;
}

const nightlyRunSchema = new Schema<NightlyRunRecord>(
  {
    doneDay: { type: String, default: '' },
    holder: { type: String, required: true },
    heldUntil: { type: Date, required: true },
  },
  { versionKey: false },
);
nightlyRunSchema.plugin(clubScoped, { isNeverShown: true });
nightlyRunSchema.index({ club: 1 }, { unique: true });

export const NightlyRunModel = mongoose.model<NightlyRunRecord>(
  'NightlyRun',
  nightlyRunSchema,
  'nightlyruns',
);
