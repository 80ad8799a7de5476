import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A mailed password reset key. Only its digest is stored. */
export interface ResetKeyRecord extends ClubOwned {
  member: Types.ObjectId;
  keyHash: string;
  /** The address that the key was mailed to. Using the key confirms that address. */
  emailKey?: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** The `Idempotency-Key` digest of the reset that used the key. */
  usedBy: string | null;
}

const resetKeySchema = new Schema<ResetKeyRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    keyHash: { type: String, required: true },
    emailKey: String,
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    usedBy: { type: String, default: null },
  },
  { versionKey: false },
);
resetKeySchema.plugin(clubScoped, { isNeverShown: true });
resetKeySchema.index({ club: 1, keyHash: 1 }, { unique: true });
resetKeySchema.index({ club: 1, member: 1, expiresAt: 1 });

export const ResetKeyModel = mongoose.model<ResetKeyRecord>('ResetKey', resetKeySchema, 'resetkeys');
