import { ADAPTERS } from '@fleetwatch/contract/conditions/kinds';
import {
  AS_MEASURED,
  MEASURED_INPUTS,
  SHOWN_UNITS,
  type ShownUnits,
} from '@fleetwatch/contract/conditions/units';
import type { ConditionSource } from '@fleetwatch/contract/conditions/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A club's sources of readings: services and members (rules condition.sources, condition.by-hand). */
export interface ConditionSettingsRecord extends ClubOwned {
  sources: ConditionSource[];
  reporters: Types.ObjectId[];
  isForAll: boolean;
  units: ShownUnits;
}

const shown = (values: readonly string[]) => ({ type: String, enum: [...values, null], default: null });

const conditionSettingsSchema = new Schema<ConditionSettingsRecord>(
  {
    sources: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          adapter: { type: String, enum: ADAPTERS, required: true },
          station: { type: String, default: '' },
          inputs: { type: [{ type: String, enum: MEASURED_INPUTS }], default: [] },
          where: { type: String, default: '' },
          isExample: { type: Boolean, default: false },
        },
      ],
      default: [],
    },
    reporters: { type: [Schema.Types.ObjectId], default: [] },
    isForAll: { type: Boolean, default: false },
    units: {
      type: new Schema<ShownUnits>(
        {
          speed: shown(SHOWN_UNITS.speed),
          temperature: shown(SHOWN_UNITS.temperature),
          level: shown(SHOWN_UNITS.level),
          flow: shown(SHOWN_UNITS.flow),
        },
        { _id: false },
      ),
      default: () => AS_MEASURED,
    },
  },
  { versionKey: false },
);
conditionSettingsSchema.plugin(clubScoped);
// One document per club.
conditionSettingsSchema.index({ club: 1 }, { unique: true });

export const ConditionSettingsModel = mongoose.model<ConditionSettingsRecord>(
  'ConditionSettings',
  conditionSettingsSchema,
  'conditionsettings',
);
