import mongoose, { Schema } from 'mongoose';

/**
 * Attempts counted under one key, shared by all processes. The fields are those of rate-limiter-flexible.
 * The counts are not club-scoped: an address is counted across clubs, and every query contains the key, by
 * which the collection may be sharded.
 */
export interface ThrottleRecord {
  /** Name of the limiter and a keyed digest, so that addresses and names are not stored. */
  key: string;
  points: number;
  /** End of the window. */
  expire: Date | null;
}

const throttleSchema = new Schema<ThrottleRecord>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: Date },
  { versionKey: false },
);
throttleSchema.index({ key: 1 }, { unique: true });
throttleSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export const ThrottleModel = mongoose.model<ThrottleRecord>('Throttle', throttleSchema, 'throttles');
