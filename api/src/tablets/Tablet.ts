import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/**
 * A device that shows, or has shown, a pairing code. A signed cookie in its browser identifies it. The
 * cookie is valid once a coach has paired the tablet, until this document is deleted.
 */
export interface TabletRecord extends ClubOwned {
  /** Name given by the coach; '' until it is paired. */
  name: string;
  /** Digest of the code it shows; absent once it is paired. */
  codeHash?: string;
  codeExpiresAt: Date;
  pairedAt: Date | null;
  pairedBy: Types.ObjectId | null;
  seenAt: Date;
}

/** An unpaired tablet, and its code. */
export interface WaitingTablet {
  tabletId: string;
  code: string;
  expiresAt: Date;
}

const tabletSchema = new Schema<TabletRecord>(
  {
    name: { type: String, default: '' },
    codeHash: String,
    codeExpiresAt: { type: Date, required: true },
    pairedAt: { type: Date, default: null },
    pairedBy: { type: Schema.Types.ObjectId, default: null },
    seenAt: { type: Date, required: true },
  },
  { versionKey: false },
);
tabletSchema.plugin(clubScoped);
tabletSchema.index(
  { club: 1, codeHash: 1 },
  { unique: true, partialFilterExpression: { codeHash: { $exists: true } } },
);
tabletSchema.index({ club: 1, pairedAt: 1, codeExpiresAt: 1 });

export const TabletModel = mongoose.model<TabletRecord>('Tablet', tabletSchema, 'tablets');
