import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { LOOKS_INDEX, NAME_LOOKS, nameKeyOf } from '../platform/club/nameKeys.ts';
import type { Repeatable } from '../platform/database/once.ts';

/** Coach rights: asked for at sign-up; pending until confirmed where the club wants that. */
export type CoachRights = 'none' | 'pending' | 'active';

/** A member and their account. `passwordHash` and `hint` are read only where they are asked for by name. */
export interface MemberRecord extends ClubOwned {
  name: string;
  /** The name as it is looked up: `accountKey(name)`. */
  nameKey: string;
  /** What the name looks like; missing where it looked like another before that was refused. */
  nameLooks?: string[];
  email: string;
  emailKey: string;
  /** When a key that was mailed there came back; null or missing before. */
  emailConfirmedAt?: Date | null;
  passwordHash: string;
  hint: string;
  /** User group. */
  group: Types.ObjectId;
  /** The user group they change to once a coach confirms it; null or missing for none. */
  groupWanted?: Types.ObjectId | null;
  /** Picture address, '' for the drawn avatar. */
  pic: string;
  aboutMe: string;
  aboutMeUrl: string;
  coachRights: CoachRights;
  isActive: boolean;
  joinedAt: Date;
  requestKey?: string;
  requestHash?: string;
  /** The latest changes of password and profile that may be repeated; read only where they are asked for by name. */
  applied?: Repeatable[];
}

/** What is kept of an e-mail address for looking it up. */
const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** What is kept of a name or e-mail address for looking it up: case and way of composing letters do not count. */
export function accountKey(nameOrEmail: string): string {
  return nameOrEmail.includes('@') ? emailKeyOf(nameOrEmail) : nameKeyOf(nameOrEmail);
}

const memberSchema = new Schema<MemberRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    nameLooks: NAME_LOOKS,
    email: { type: String, required: true },
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
    isActive: { type: Boolean, default: true },
    joinedAt: { type: Date, required: true },
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
memberSchema.index(
  { club: 1, requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
);

export const MemberModel = mongoose.model<MemberRecord>('Member', memberSchema, 'members');
