import {
  CORRECTION_KINDS,
  CORRECTION_STATES,
  type CorrectionKind,
  type CorrectionState,
} from '@fleetwatch/contract/corrections/kinds';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Fields of an outing that a correction may change. */
export interface OutingRecord {
  boat: Types.ObjectId;
  launcher: Types.ObjectId;
  /** Crew besides the launcher. */
  crew: Types.ObjectId[];
  launchedAt: Date;
  landedAt: Date;
  milesHundredths: number;
  notes: string;
  /** Workout type. */
  type: Types.ObjectId | null;
  /** Whether it counts: landed on its day, or credited later. */
  isCredited: boolean;
}

export type PatchRecord = Partial<Omit<OutingRecord, 'launcher' | 'isCredited'>>;

/** A request to correct the log (rule correction.request). */
export interface CorrectionRecord extends ClubOwned {
  kind: CorrectionKind;
  /** Null for a missing outing. */
  sortie: Types.ObjectId | null;
  /** Name of its boat at the time of the request. */
  boatName: string;
  launchedAt: Date;
  patch: PatchRecord;
  /** The outing at the time of the request; null for a missing one. */
  before: OutingRecord | null;
  /** Digest of `before`, from `revOf`; null for a missing one. */
  baseRev: string | null;
  reason: string;
  by: Types.ObjectId;
  at: Date;
  state: CorrectionState;
  decidedBy: Types.ObjectId | null;
  decidedAt: Date | null;
  comment: string;
}

const { ObjectId } = Schema.Types;

const patched = {
  boat: ObjectId,
  crew: { type: [ObjectId], default: undefined },
  launchedAt: Date,
  landedAt: Date,
  milesHundredths: Number,
  notes: String,
  type: ObjectId,
};
const patchSchema = new Schema<PatchRecord>(patched, { _id: false });
const outingSchema = new Schema<OutingRecord>(
  { ...patched, launcher: ObjectId, isCredited: Boolean },
  { _id: false },
);

const correctionSchema = new Schema<CorrectionRecord>(
  {
    kind: { type: String, enum: CORRECTION_KINDS, required: true },
    sortie: { type: ObjectId, default: null },
    boatName: { type: String, required: true },
    launchedAt: { type: Date, required: true },
    patch: { type: patchSchema, default: {} },
    before: { type: outingSchema, default: null },
    baseRev: { type: String, default: null },
    reason: { type: String, default: '' },
    by: { type: ObjectId, required: true },
    at: { type: Date, required: true },
    state: { type: String, enum: CORRECTION_STATES, default: 'open' },
    decidedBy: { type: ObjectId, default: null },
    decidedAt: { type: Date, default: null },
    comment: { type: String, default: '' },
  },
  { versionKey: false, minimize: false },
);
correctionSchema.plugin(clubScoped);
correctionSchema.index({ club: 1, state: 1, at: 1, _id: 1 });
correctionSchema.index({ club: 1, by: 1, at: -1, _id: -1 });

export const CorrectionModel = mongoose.model<CorrectionRecord>(
  'Correction',
  correctionSchema,
  'corrections',
);
