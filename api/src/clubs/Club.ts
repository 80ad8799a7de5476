import mongoose, { Schema, type Types } from 'mongoose';
import { CALENDAR_SEASON_START } from '@fleetwatch/contract/time/season';

/** A club and its configuration, which is data and not code (rule club.scope). */
export interface ClubRecord {
  _id: Types.ObjectId;
  name: string;
  /** The first four characters of the club's password: public. */
  prefix: string;
  passwordHash: string;
  /** Host names that are this club's before anyone signs in, in lower case. */
  hosts: string[];
  /** The club of every other host name. */
  isDefault: boolean;
  /** IANA time zone. */
  timezone: string;
  /** First day of the season, 'MM-DD'. */
  seasonStart: string;
  locale: string;
  s3folder: string;
  logos: { landing: string; oar: string; escutcheon: string };
  /** New coaches wait for another coach to confirm them. */
  coachApproval: boolean;
  /** A member who changes to another user group waits for a coach to confirm it. */
  groupApproval: boolean;
  /** Kiosk tablets must be paired before they may be used. */
  kioskPairing: boolean;
}

const clubSchema = new Schema<ClubRecord>(
  {
    name: { type: String, required: true },
    prefix: { type: String, required: true },
    passwordHash: { type: String, required: true },
    hosts: { type: [String], default: [] },
    isDefault: { type: Boolean, default: false },
    timezone: { type: String, required: true },
    seasonStart: { type: String, default: CALENDAR_SEASON_START },
    locale: { type: String, default: 'en-US' },
    s3folder: { type: String, required: true },
    logos: {
      landing: { type: String, default: '' },
      oar: { type: String, default: '' },
      escutcheon: { type: String, default: '' },
    },
    coachApproval: { type: Boolean, default: false },
    groupApproval: { type: Boolean, default: false },
    kioskPairing: { type: Boolean, default: false },
  },
  { versionKey: false },
);
clubSchema.index({ hosts: 1 });
clubSchema.index({ isDefault: 1 });
// A folder of the storage is one club's alone.
clubSchema.index({ s3folder: 1 }, { unique: true });

/** Not club-scoped: this is where clubs are found. */
export const ClubModel = mongoose.model<ClubRecord>('Club', clubSchema, 'clubs');
