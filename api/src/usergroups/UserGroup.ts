import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { LOOKS_INDEX, NAME_LOOKS } from '../platform/club/nameKeys.ts';

/** A user group, the membership category of a member (rule group.fields). */
export interface UserGroupRecord extends ClubOwned {
  name: string;
  /** The name in lower case while the group is active. Absent for a deleted group, so that its name is free. */
  nameKey?: string;
  /** Keys by which names that look the same collide; present when `nameKey` is. */
  nameLooks?: string[];
  moniker: string;
  isPrivate: boolean;
  isActive: boolean;
  /** Position in the group tabs. */
  position: number;
}

const userGroupSchema = new Schema<UserGroupRecord>(
  {
    name: { type: String, required: true },
    nameKey: String,
    nameLooks: NAME_LOOKS,
    moniker: { type: String, required: true },
    isPrivate: { type: Boolean, default: false },
    isActive: { type: Boolean, default: true },
    position: { type: Number, required: true },
  },
  { versionKey: false },
);
userGroupSchema.plugin(clubScoped);
userGroupSchema.index(
  { club: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $exists: true } } },
);
userGroupSchema.index(...LOOKS_INDEX);
userGroupSchema.index({ club: 1, position: 1, _id: 1 });

export const UserGroupModel = mongoose.model<UserGroupRecord>('UserGroup', userGroupSchema, 'usergroups');
