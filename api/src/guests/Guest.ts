import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { NAME_LOOKS } from '../platform/club/nameKeys.ts';

/**
 * A guest of one season, without an account (rule guest.record). After deletion, only its id remains, in
 * sorties.
 */
export interface GuestRecord extends ClubOwned {
  season: number;
  name: string;
  nameKey: string;
  nameLooks?: string[];
  /** '' for none, as for the next two fields. */
  phone: string;
  emergency: string;
  /** Club where they row. */
  homeClub: string;
  /** Day on which they signed, `YYYY-MM-DD`; null if not yet. */
  waiver: string | null;
  host: Types.ObjectId;
  /**
   * Increases whenever a crew takes the guest aboard, so that the second of two concurrent writes sees the
   * first.
   */
  takes?: number;
}

const guestSchema = new Schema<GuestRecord>(
  {
    season: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    nameLooks: NAME_LOOKS,
    phone: { type: String, default: '' },
    emergency: { type: String, default: '' },
    homeClub: { type: String, default: '' },
    waiver: { type: String, default: null },
    host: { type: Schema.Types.ObjectId, required: true },
    takes: { type: Number },
  },
  { versionKey: false },
);
guestSchema.plugin(clubScoped);
// One record per person and season, so that outings with different hosts are counted together.
guestSchema.index({ club: 1, season: 1, nameLooks: 1 }, { unique: true });
guestSchema.index({ club: 1, season: 1, nameKey: 1, _id: 1 });
guestSchema.index({ club: 1, host: 1, season: 1 });

export const GuestModel = mongoose.model<GuestRecord>('Guest', guestSchema, 'guests');
