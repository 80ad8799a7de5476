import type { Guardian } from '@fleetwatch/contract/members/age';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { LOOKS_INDEX, NAME_LOOKS, nameKeyOf } from '../platform/club/nameKeys.ts';
import {
  IMPORT_INDEX,
  IMPORT_SOURCE,
  SOURCE_INDEX,
  type ImportSource,
} from '../platform/database/importSource.ts';
import type { Repeatable } from '../platform/database/once.ts';
import type { CoachRights } from './coachRights.ts';

/** A member and their account. Queries return `passwordHash` and `hint` only when they select them. */
export interface MemberRecord extends ClubOwned {
  name: string;
  /** Lookup key of the name: `accountKey(name)`. */
  nameKey: string;
  /** Keys by which names that look the same collide; absent for a name that collided before this was checked. */
  nameLooks?: string[];
  /** '' for a member imported without one. */
  email: string;
  emailKey: string;
  /** Time at which a mailed key confirmed the address; null or absent before. */
  emailConfirmedAt?: Date | null;
  passwordHash: string;
  hint: string;
  /** User group. */
  group: Types.ObjectId;
  /** Requested user group, which takes effect once a coach confirms it; null or absent for none. */
  groupWanted?: Types.ObjectId | null;
  /** Address of the picture, '' for the drawn avatar. */
  pic: string;
  aboutMe: string;
  aboutMeUrl: string;
  coachRights: CoachRights;
  /** Offices the member was appointed to (rule officer.offices); absent in older records. */
  offices?: Office[];
  /** `YYYY-MM-DD`, if the club records ages; never sent to anyone (rule member.age). */
  birthDate?: LocalDateText | null;
  guardian?: Guardian | null;
  isActive: boolean;
  joinedAt: Date;
  /** Set for an imported member without a password (rule moving.claim); absent otherwise. */
  isUnclaimed?: true;
  /** Absent for a member who was not imported. */
  source?: ImportSource;
  requestKey?: string;
  requestHash?: string;
  /** Latest repeatable changes of password and profile. Queries return them only when they select them. */
  applied?: Repeatable[];
}

/** Lookup key of an email address. */
const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Lookup key of a name or email address, in which case and Unicode composition do not matter. */
export function accountKey(nameOrEmail: string): string {
  return nameOrEmail.includes('@') ? emailKeyOf(nameOrEmail) : nameKeyOf(nameOrEmail);
}

const memberSchema = new Schema<MemberRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    nameLooks: NAME_LOOKS,
    email: { type: String, default: '' },
    emailKey: { type: String, required: true },
    emailConfirmedAt: { type: Date, default: null },
    passwordHash: { type: String, required: true, select: false },
    hint: { type: String, required: true, select: false },
    group: { type: Schema.Types.ObjectId, required: true },
    groupWanted: { type: Schema.Types.ObjectId, default: null },
    pic: { type: String, default: '' },
    aboutMe: { type: String, default: '' },
    aboutMeUrl: { type: String, default: '' },
    coachRights: { type: String, default: 'none' },
    offices: { type: [{ type: String, enum: OFFICES }], default: [] },
    birthDate: { type: String, default: null },
    guardian: {
      type: new Schema<Guardian>({ name: String, email: String, consentOn: String }, { _id: false }),
      default: null,
    },
    isActive: { type: Boolean, default: true },
    joinedAt: { type: Date, required: true },
    isUnclaimed: { type: Boolean },
    source: { type: IMPORT_SOURCE, default: undefined },
    requestKey: { type: String, select: false },
    requestHash: { type: String, select: false },
    applied: {
      type: [{ _id: false, requestKey: String, requestHash: String }],
      default: [],
      select: false,
    },
  },
  { versionKey: false },
);
memberSchema.plugin(clubScoped);
memberSchema.index({ club: 1, nameKey: 1 }, { unique: true });
memberSchema.index(...LOOKS_INDEX);
memberSchema.index({ club: 1, emailKey: 1 }, { unique: true });
memberSchema.index(...SOURCE_INDEX);
memberSchema.index(...IMPORT_INDEX);
memberSchema.index({ club: 1, nameKey: 1, _id: 1 }, { partialFilterExpression: { isUnclaimed: true } });
memberSchema.index(
  { club: 1, requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
);

export const MemberModel = mongoose.model<MemberRecord>('Member', memberSchema, 'members');
