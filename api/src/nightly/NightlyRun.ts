import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Which night a club's work was last done for, and which process does it now. */
export interface NightlyRunRecord extends ClubOwned {
  /** Club-local day; '' before the first. */
  doneDay: string;
  /** Who holds it does it; whoever comes after `heldUntil` may take it over. */
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
