import { CLEARANCE_KINDS, type ClearanceKind } from '@fleetwatch/contract/clearances/kinds';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A skill or permission that the club's members can be cleared for (rule clearance.kinds). */
export interface ClearanceRecord extends ClubOwned {
  name: string;
  /** The name in lower case. */
  nameKey: string;
  kind: ClearanceKind;
  isPerClass: boolean;
  validMonths: number | null;
  renewDays: number;
  needs: Types.ObjectId[];
  minMiles: number | null;
  minHours: number | null;
  checklist: string[];
}

const clearanceSchema = new Schema<ClearanceRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    kind: { type: String, enum: CLEARANCE_KINDS, required: true },
    isPerClass: { type: Boolean, required: true },
    validMonths: { type: Number, default: null },
    renewDays: { type: Number, default: 0 },
    needs: { type: [Schema.Types.ObjectId], default: [] },
    minMiles: { type: Number, default: null },
    minHours: { type: Number, default: null },
    checklist: { type: [String], default: [] },
  },
  { versionKey: false },
);
clearanceSchema.plugin(clubScoped);
clearanceSchema.index({ club: 1, nameKey: 1 }, { unique: true });

export const ClearanceModel = mongoose.model<ClearanceRecord>('Clearance', clearanceSchema, 'clearances');
