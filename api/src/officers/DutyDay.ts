import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Duty roster of a club-local day (rule officer.duty). */
export interface DutyDayRecord extends ClubOwned {
  /** `YYYY-MM-DD` */
  day: string;
  members: Types.ObjectId[];
}

const dutyDaySchema = new Schema<DutyDayRecord>(
  {
    day: { type: String, required: true },
    members: { type: [Schema.Types.ObjectId], required: true },
  },
  { versionKey: false },
);
dutyDaySchema.plugin(clubScoped);
dutyDaySchema.index({ club: 1, day: 1 }, { unique: true });

export const DutyDayModel = mongoose.model<DutyDayRecord>('DutyDay', dutyDaySchema, 'dutydays');
