import { EFFECTS, OPS } from '@fleetwatch/contract/conditions/kinds';
import { INPUTS, UNITS } from '@fleetwatch/contract/conditions/units';
import type { ConditionRule, Hold } from '@fleetwatch/contract/conditions/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/**
 * A version of a club's table (rule condition.rules). The latest one applies; sorties record the one in
 * force at their launch.
 */
export interface ConditionTableRecord extends ClubOwned {
  version: number;
  rules: ConditionRule[];
  hold: Hold;
  by: Types.ObjectId;
  at: Date;
}

const conditionTableSchema = new Schema<ConditionTableRecord>(
  {
    version: { type: Number, required: true },
    rules: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          input: { type: String, enum: INPUTS, required: true },
          op: { type: String, enum: OPS, required: true },
          value: { type: Number, required: true },
          unit: { type: String, enum: UNITS, required: true },
          source: { type: String, default: null },
          classes: { type: [String], default: [] },
          clearances: { type: [String], default: [] },
          effect: { type: String, enum: EFFECTS, required: true },
          note: { type: String, default: '' },
        },
      ],
      default: [],
    },
    hold: {
      type: new Schema<Hold>(
        { kind: { type: String, required: true }, count: { type: Number, required: true } },
        { _id: false },
      ),
      required: true,
    },
    by: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
conditionTableSchema.plugin(clubScoped);
conditionTableSchema.index({ club: 1, version: -1 }, { unique: true });

export const ConditionTableModel = mongoose.model<ConditionTableRecord>(
  'ConditionTable',
  conditionTableSchema,
  'conditiontables',
);
