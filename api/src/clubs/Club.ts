import { BOATS_PER_SUPERVISOR_MAX } from '@fleetwatch/contract/clearances/limits';
import mongoose, { Schema, type Types } from 'mongoose';
import { FEATURES, type Feature } from '@fleetwatch/contract/clubs/features';
import { BLADE_PATTERNS, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { AUTO_CREDIT_HOURS_MAX } from '@fleetwatch/contract/lateLandings/wire';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import type { GuestSettings } from '@fleetwatch/contract/guests/settings';
import type { ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import type { SafetySettings } from '@fleetwatch/contract/safety/settings';
import { SHOWN_UNITS, type ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { CALENDAR_SEASON_START } from '@fleetwatch/contract/time/season';

/** A club and its configuration, which is stored data, not code (rule club.scope). */
export interface ClubRecord {
  _id: Types.ObjectId;
  name: string;
  /** Public prefix: the first four characters of the club's password. */
  prefix: string;
  passwordHash: string;
  /** Host names that lead to this club before anyone signs in, in lower case. */
  hosts: string[];
  /** Whether all other host names lead to this club. */
  isDefault: boolean;
  /** IANA time zone. */
  timezone: string;
  /** First day of the season, 'MM-DD'. */
  seasonStart: string;
  locale: string;
  s3folder: string;
  logos: { landing: string; oar: string; escutcheon: string };
  /** Absent: the default identity (rule club.identity). */
  identity?: ClubIdentity;
  /** Absent: unknown (rule club.place). */
  place?: ClubPlace;
  /** Whether new coaches need another coach's confirmation. */
  coachApproval: boolean;
  /** Whether a change of user group needs a coach's confirmation. */
  groupApproval: boolean;
  /** Whether kiosk tablets must be paired before use. */
  kioskPairing: boolean;
  /** Settings for overdue boats; the defaults when absent (rule safety.settings). */
  safety?: SafetySettings;
  /**
   * Hours after its day during which a landing still counts automatically; absent: 0 (rule
   * forgotten.auto-credit).
   */
  autoCreditLateHours?: number;
  /**
   * Whether crews may change the miles of an outing at any time, also in a club with corrections; absent:
   * until midnight (rule correction.miles).
   */
  milesStayOpen?: boolean;
  /**
   * Maximum number of boats that one member supervises at a time; absent: the default (rule
   * clearance.supervision).
   */
  boatsPerSupervisor?: number;
  /** Settings for reservations; the defaults when absent (rule reservation.settings). */
  reservations?: ReservationSettings;
  /** Absent: the defaults (rule guest.most). */
  guests?: GuestSettings;
  /** Unit in which distances are shown and entered; absent: miles (rule distance.unit). */
  unit?: ShownUnit;
  /** Features turned on (rule club.features); absent in older clubs. */
  features?: Feature[];
}

const COLOUR = { type: String, required: true };
const identitySchema = new Schema<ClubIdentity>(
  {
    colours: { first: COLOUR, second: COLOUR, third: String },
    blade: { type: String, enum: BLADE_PATTERNS, required: true },
  },
  { _id: false },
);
const DEGREES = { type: Number, required: true };
const placeSchema = new Schema<ClubPlace>({ latitude: DEGREES, longitude: DEGREES }, { _id: false });

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
    identity: { type: identitySchema, default: undefined },
    place: { type: placeSchema, default: undefined },
    coachApproval: { type: Boolean, default: false },
    groupApproval: { type: Boolean, default: false },
    kioskPairing: { type: Boolean, default: false },
    safety: { type: Schema.Types.Mixed, default: undefined },
    autoCreditLateHours: { type: Number, min: 0, max: AUTO_CREDIT_HOURS_MAX },
    milesStayOpen: Boolean,
    boatsPerSupervisor: { type: Number, min: 1, max: BOATS_PER_SUPERVISOR_MAX },
    reservations: { type: Schema.Types.Mixed, default: undefined },
    guests: { type: Schema.Types.Mixed, default: undefined },
    unit: { type: String, enum: SHOWN_UNITS },
    features: { type: [{ type: String, enum: FEATURES }], default: [] },
  },
  { versionKey: false },
);
clubSchema.index({ hosts: 1 });
clubSchema.index({ isDefault: 1 });
// No two clubs share a storage folder.
clubSchema.index({ s3folder: 1 }, { unique: true });

/** Not club-scoped, because clubs are looked up through it. */
export const ClubModel = mongoose.model<ClubRecord>('Club', clubSchema, 'clubs');
