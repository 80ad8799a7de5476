import mongoose, { Schema, type Types } from 'mongoose';

/**
 * How often each model of a club has been written, by any process. It tells the other processes which of their caches are
 * out of date (docs/decisions/0005-polled-answers.md). The document's id is the club's.
 */
export interface ModelVersionRecord {
  _id: Types.ObjectId;
  /** Model name → writes. Simultaneous writes may count as one. */
  writes?: Record<string, number>;
  /** Incremented when a process starts, because the previous one may have ended between a write and its count. */
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
