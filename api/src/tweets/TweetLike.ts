import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A member's like of a tweet. */
export interface TweetLikeRecord extends ClubOwned {
  member: Types.ObjectId;
  tweet: Types.ObjectId;
}

const tweetLikeSchema = new Schema<TweetLikeRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    tweet: { type: Schema.Types.ObjectId, required: true },
  },
  { versionKey: false },
);
tweetLikeSchema.plugin(clubScoped);
// A like counts once per member and tweet: the second insert gets error 11000.
tweetLikeSchema.index({ club: 1, member: 1, tweet: 1 }, { unique: true });
tweetLikeSchema.index({ club: 1, tweet: 1 });

export const TweetLikeModel = mongoose.model<TweetLikeRecord>('TweetLike', tweetLikeSchema, 'tweetlikes');
