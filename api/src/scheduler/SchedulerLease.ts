import mongoose, { Schema } from 'mongoose';

/** Which process leads the scheduler: one document for the installation, because its duties are those of all clubs. */
export interface SchedulerLeaseRecord {
  _id: 'scheduler';
  /** The process that leads. */
  holder: string;
  /** After that another may take over. */
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
