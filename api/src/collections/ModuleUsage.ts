import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/**
 * How much a module keeps in a club: of two writes at one instant, the database lets the second see the first. Without one, it is
 * counted from the records.
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
