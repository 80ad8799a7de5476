import type { DayRange, Measurement } from '@fleetwatch/contract/conditions/series';
import { MEASURED_INPUTS, UNITS, type MeasuredInput, type Unit } from '@fleetwatch/contract/conditions/units';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A measurement, and the member who made it by hand. */
export interface StoredMeasurement extends Measurement {
  by?: Types.ObjectId;
}

/** Recent measurements of one input by one source, or by hand (rule condition.readings). */
export interface ConditionSeriesRecord extends ClubOwned {
  input: MeasuredInput;
  unit: Unit;
  /** '' for measurements by hand. */
  source: string;
  /** Place of measurements by hand. */
  where: string;
  /** Last value, for the audit trail. */
  lastValue: number | null;
  recent: StoredMeasurement[];
  days: DayRange[];
}

const { ObjectId } = Schema.Types;
const NUMBER = { type: Number, required: true };
const MAYBE = { type: Number, default: null };

const conditionSeriesSchema = new Schema<ConditionSeriesRecord>(
  {
    input: { type: String, enum: MEASURED_INPUTS, required: true },
    unit: { type: String, enum: UNITS, required: true },
    source: { type: String, default: '' },
    where: { type: String, default: '' },
    lastValue: MAYBE,
    recent: {
      type: [{ _id: false, at: NUMBER, value: NUMBER, direction: Number, by: ObjectId }],
      default: [],
    },
    days: {
      type: [
        {
          _id: false,
          day: { type: String, required: true },
          low: NUMBER,
          high: NUMBER,
          morningLow: MAYBE,
          morningHigh: MAYBE,
        },
      ],
      default: [],
    },
  },
  { versionKey: false },
);
conditionSeriesSchema.plugin(clubScoped);
conditionSeriesSchema.index({ club: 1, source: 1, input: 1 }, { unique: true });

export const ConditionSeriesModel = mongoose.model<ConditionSeriesRecord>(
  'ConditionSeries',
  conditionSeriesSchema,
  'conditionseries',
);
