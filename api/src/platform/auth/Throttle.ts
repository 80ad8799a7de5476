import mongoose, { Schema } from 'mongoose';

/**
 * Tries counted under one key, which every process shares. The fields are those of rate-limiter-flexible. No club's: an address is
 * counted across clubs, and every query names its key, by which the collection may be sharded.
 */
export interface ThrottleRecord {
  /** The limiter's name and a keyed digest: no address and no name is stored. */
  key: string;
  points: number;
  /** When the count ends. */
  expire: Date | null;
}

const throttleSchema = new Schema<ThrottleRecord>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: Date },
  { versionKey: false },
);
throttleSchema.index({ key: 1 }, { unique: true });
throttleSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export const ThrottleModel = mongoose.model<ThrottleRecord>('Throttle', throttleSchema, 'throttles');
