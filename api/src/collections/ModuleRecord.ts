import type { RecordValue } from '@fleetwatch/contract/collections/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A record of a collection that a remote declares (rule module.calls). Its id may be the device's. */
export interface ModuleRecordRecord extends ClubOwned {
  /** The remote's name. */
  module: string;
  /** The collection's name: mongoose has `collection` for itself. */
  list: string;
  value: RecordValue;
  /** Bytes of the value, as JSON. */
  bytes: number;
  /** Its maker; null once erased. */
  by: Types.ObjectId | null;
  /** Its maker and the members it names, whose own it is. */
  concerned: Types.ObjectId[];
  at: Date;
  /** When it was written last. */
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
// Of a member in one collection, and in all of them.
moduleRecordSchema.index({ club: 1, concerned: 1, module: 1, list: 1, at: -1, _id: -1 });
moduleRecordSchema.index({ club: 1, module: 1, list: 1, changedAt: 1 });

export const ModuleRecordModel = mongoose.model<ModuleRecordRecord>(
  'ModuleRecord',
  moduleRecordSchema,
  'modulerecords',
);
