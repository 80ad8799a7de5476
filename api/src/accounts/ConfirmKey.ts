import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A mailed key that proves that a member reads an address. Only the key's digest is stored. */
export interface ConfirmKeyRecord extends ClubOwned {
  member: Types.ObjectId;
  /** The address that the key proves. A later address of the member needs its own key. */
  emailKey: string;
  keyHash: string;
  expiresAt: Date;
}

const confirmKeySchema = new Schema<ConfirmKeyRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    emailKey: { type: String, required: true },
    keyHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
confirmKeySchema.plugin(clubScoped, { isNeverShown: true });
confirmKeySchema.index({ club: 1, keyHash: 1 }, { unique: true });
confirmKeySchema.index({ club: 1, member: 1, expiresAt: 1 });

export const ConfirmKeyModel = mongoose.model<ConfirmKeyRecord>(
  'ConfirmKey',
  confirmKeySchema,
  'confirmkeys',
);
