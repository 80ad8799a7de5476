import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A member's clearance for a range of days; kept after it expires or is revoked (rule clearance.grants). */
export interface GrantRecord extends ClubOwned {
  member: Types.ObjectId;
  clearance: Types.ObjectId;
  /** Class that it is granted for; null for all. */
  fleetGroup: Types.ObjectId | null;
  acquired: LocalDateText;
  /** Last day; null if it never expires. */
  expires: LocalDateText | null;
  /** Officer who granted it. */
  by: Types.ObjectId;
  at: Date;
  evidence: string;
  revoked: { by: Types.ObjectId; at: Date; reason: string } | null;
  /** Whether its member was notified of its expiry (rule clearance.expiring). */
  isExpiryTold: boolean;
  /** Import that created it; absent for one granted by hand (rule clearance.import). */
  import?: Types.ObjectId;
}

const { ObjectId } = Schema.Types;

const grantSchema = new Schema<GrantRecord>(
  {
    member: { type: ObjectId, required: true },
    clearance: { type: ObjectId, required: true },
    fleetGroup: { type: ObjectId, default: null },
    acquired: { type: String, required: true },
    expires: { type: String, default: null },
    by: { type: ObjectId, required: true },
    at: { type: Date, required: true },
    evidence: { type: String, default: '' },
    revoked: {
      type: new Schema(
        {
          by: { type: ObjectId, required: true },
          at: { type: Date, required: true },
          reason: { type: String, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    isExpiryTold: { type: Boolean, default: false },
    import: { type: ObjectId },
  },
  { versionKey: false },
);
grantSchema.plugin(clubScoped);
grantSchema.index({ club: 1, member: 1, at: -1 });
grantSchema.index({ club: 1, clearance: 1 });
grantSchema.index({ club: 1, isExpiryTold: 1, expires: 1 });
grantSchema.index({ club: 1, import: 1 }, { partialFilterExpression: { import: { $exists: true } } });

export const GrantModel = mongoose.model<GrantRecord>('Grant', grantSchema, 'grants');
