import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/**
 * A signed-in device: a family of refresh tokens, of which only the current generation is valid. The token
 * itself is not stored; it can be derived from the session and its generation.
 */
export interface SessionRecord extends ClubOwned {
  member: Types.ObjectId;
  generation: number;
  /** `Idempotency-Key` digest of the refresh that created the current generation. */
  rotatedBy: string | null;
  /** Name of the device from its user agent (deviceName); '' if it sent none. */
  device: string;
  startedAt: Date;
  /** Time at which tokens were last issued; absent on sessions older than this field. */
  seenAt?: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    generation: { type: Number, default: 0 },
    rotatedBy: { type: String, default: null },
    device: { type: String, default: '' },
    startedAt: { type: Date, required: true },
    seenAt: Date,
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { versionKey: false },
);
sessionSchema.plugin(clubScoped, { isNeverShown: true });
sessionSchema.index({ club: 1, member: 1, expiresAt: 1 });
sessionSchema.index({ club: 1, revokedAt: 1 });

export const SessionModel = mongoose.model<SessionRecord>('Session', sessionSchema, 'sessions');
