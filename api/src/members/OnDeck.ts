import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A member on deck, waiting for a seat. Their next launch after `since` ends it (rule deck.ended-by-launch). */
export interface OnDeckRecord extends ClubOwned {
  member: Types.ObjectId;
  since: Date;
}

const onDeckSchema = new Schema<OnDeckRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    since: { type: Date, required: true },
  },
  { versionKey: false },
);
onDeckSchema.plugin(clubScoped);
onDeckSchema.index({ club: 1, member: 1 }, { unique: true });
onDeckSchema.index({ club: 1, since: 1, _id: 1 });

export const OnDeckModel = mongoose.model<OnDeckRecord>('OnDeck', onDeckSchema, 'ondeck');
