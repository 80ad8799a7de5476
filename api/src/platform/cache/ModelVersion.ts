import mongoose, { Schema, type Types } from 'mongoose';

/**
 * How often each of a club's models has been written, by any process: what tells the others that what they keep is out
 * of date (docs/decisions/0008). Its id is the club's.
 */
export interface ModelVersionRecord {
  _id: Types.ObjectId;
  /** Model name → writes; several at once may count as one. */
  writes?: Record<string, number>;
  /** Counted up when a process starts: the one before it may have ended between a write and counting it. */
  starts: number;
}

const revisionSchema = new Schema<ModelVersionRecord>(
  { writes: { type: Schema.Types.Mixed }, starts: { type: Number, default: 0 } },
  { versionKey: false },
);

export const ModelVersionModel = mongoose.model<ModelVersionRecord>(
  'ModelVersion',
  revisionSchema,
  'revisions',
);
