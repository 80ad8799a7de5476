import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A key that was mailed to an address, to prove that its member reads it. The key itself is not kept, only its digest. */
export interface ConfirmKeyRecord extends ClubOwned {
  member: Types.ObjectId;
  /** The address that it proves; another one since is not proven by it. */
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
