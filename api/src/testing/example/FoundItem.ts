import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../../platform/club/clubScope.ts';

/** An item found in the boathouse. */
export interface FoundItemRecord extends ClubOwned {
  text: string;
  at: Date;
  /** Member who found it. */
  by: Types.ObjectId;
}

const foundItemSchema = new Schema<FoundItemRecord>(
  {
    text: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
  },
  { versionKey: false },
);
foundItemSchema.plugin(clubScoped);
foundItemSchema.index({ club: 1, at: -1 });

export const FoundItemModel = mongoose.model<FoundItemRecord>('FoundItem', foundItemSchema, 'founditems');
