import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../club/clubScope.ts';

/** A finished job, by its key. */
export interface JobRunRecord extends ClubOwned {
  /** Key of the job: 'notify still-out {sortie}'. */
  key: string;
  doneAt: Date;
}

const jobRunSchema = new Schema<JobRunRecord>(
  { key: { type: String, required: true }, doneAt: { type: Date, required: true } },
  { versionKey: false },
);
jobRunSchema.plugin(clubScoped, { isNeverShown: true });
jobRunSchema.index({ club: 1, key: 1 }, { unique: true });
jobRunSchema.index({ club: 1, doneAt: 1 });

export const JobRunModel = mongoose.model<JobRunRecord>('JobRun', jobRunSchema, 'jobruns');
