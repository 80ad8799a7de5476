import { FLAGS, type Flag } from '@fleetwatch/contract/conditions/kinds';
import type { LoweredRow, ManualFlag } from '@fleetwatch/contract/conditions/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A flag set by a member (rule condition.flag). Ending it early sets its end to now. */
export interface ConditionFlagRecord extends ClubOwned {
  colour: ManualFlag['colour'];
  text: string;
  by: Types.ObjectId;
  from: Date;
  until: Date;
  loweredFrom: Flag | null;
  /** Values beyond their limits when the flag was lowered; absent for a raised flag. */
  loweredRows?: LoweredRow[];
  /** Reason for lowering it; '' for a raised flag. */
  reason: string;
}

const conditionFlagSchema = new Schema<ConditionFlagRecord>(
  {
    colour: { type: String, enum: FLAGS, required: true },
    text: { type: String, default: '' },
    by: { type: Schema.Types.ObjectId, required: true },
    from: { type: Date, required: true },
    until: { type: Date, required: true },
    loweredFrom: { type: String, enum: [...FLAGS, null], default: null },
    loweredRows: { type: [{ _id: false, row: String, value: Number }], default: undefined },
    reason: { type: String, default: '' },
  },
  { versionKey: false },
);
conditionFlagSchema.plugin(clubScoped);
conditionFlagSchema.index({ club: 1, until: 1 });

export const ConditionFlagModel = mongoose.model<ConditionFlagRecord>(
  'ConditionFlag',
  conditionFlagSchema,
  'conditionflags',
);
