import mongoose, { Schema, type Types } from 'mongoose';

/**
 * Number of writes to each model of a club, by any process. It shows the other processes which of their
 * caches are out of date (docs/decisions/0005-polled-answers.md). The document's id is the club's.
 */
export interface ModelVersionRecord {
  _id: Types.ObjectId;
  /** Number of writes by model name. Concurrent writes may count as one. */
  writes?: Record<string, number>;
  /** Number of process starts, because the previous process may have ended between a write and its count. */
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
