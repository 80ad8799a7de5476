import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/**
 * Number and size of a module's records in a club. Because it is one document, the second of two concurrent
 * writes sees the first. If absent, it is counted from the records.
 */
export interface ModuleUsageRecord extends ClubOwned {
  module: string;
  records: number;
  bytes: number;
}

const moduleUsageSchema = new Schema<ModuleUsageRecord>(
  {
    module: { type: String, required: true },
    records: { type: Number, required: true },
    bytes: { type: Number, required: true },
  },
  { versionKey: false },
);
moduleUsageSchema.plugin(clubScoped, { isNeverShown: true });
moduleUsageSchema.index({ club: 1, module: 1 }, { unique: true });

export const ModuleUsageModel = mongoose.model<ModuleUsageRecord>(
  'ModuleUsage',
  moduleUsageSchema,
  'moduleusages',
);
