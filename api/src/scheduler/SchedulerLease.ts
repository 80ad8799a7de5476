import mongoose, { Schema } from 'mongoose';

/** Lease of the scheduler's leader: one document for the installation, because duties cover all clubs. */
export interface SchedulerLeaseRecord {
  _id: 'scheduler';
  /** Process that leads. */
  holder: string;
  /** Time after which another may take over. */
  heldUntil: Date;
  /** End of the last turn, in which every due duty ran. */
  ranAt: Date;
}

const leaseSchema = new Schema<SchedulerLeaseRecord>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    heldUntil: { type: Date, required: true },
    ranAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const SchedulerLeaseModel = mongoose.model<SchedulerLeaseRecord>(
  'SchedulerLease',
  leaseSchema,
  'schedulerleases',
);
