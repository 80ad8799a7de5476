import type { RecordValue } from '@fleetwatch/contract/collections/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A record of a collection that a remote declares (rule module.calls). Its id may be the device's. */
export interface ModuleRecordRecord extends ClubOwned {
  /** Name of the remote. */
  module: string;
  /** Name of the collection: mongoose reserves `collection`. */
  list: string;
  value: RecordValue;
  /** Size of the value as JSON, in bytes. */
  bytes: number;
  /** Member who created it; null once erased. */
  by: Types.ObjectId | null;
  /** Its creator and the members it names, who count as its owners. */
  concerned: Types.ObjectId[];
  at: Date;
  /** Time of the last write. */
  changedAt: Date;
  revision: number;
}

const { ObjectId, Mixed } = Schema.Types;
const moduleRecordSchema = new Schema<ModuleRecordRecord>(
  {
    module: { type: String, required: true },
    list: { type: String, required: true },
    value: { type: Mixed, required: true },
    bytes: { type: Number, required: true },
    by: { type: ObjectId, default: null },
    concerned: [{ type: ObjectId }],
    at: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);
moduleRecordSchema.plugin(clubScoped);
moduleRecordSchema.index({ club: 1, module: 1, list: 1, at: -1, _id: -1 });
// Finds a member's records in one collection, and in all of them.
moduleRecordSchema.index({ club: 1, concerned: 1, module: 1, list: 1, at: -1, _id: -1 });
moduleRecordSchema.index({ club: 1, module: 1, list: 1, changedAt: 1 });

export const ModuleRecordModel = mongoose.model<ModuleRecordRecord>(
  'ModuleRecord',
  moduleRecordSchema,
  'modulerecords',
);
