import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { type ClubOwned, clubScoped } from '../platform/club/clubScope.ts';

/** An attachment. `name` is the file's name on the device, under which it is also saved. */
export interface StoredPicture extends TweetPicture {
  /** Storage name of the file, without its type; absent if it is `name`, as before uploads were recorded. */
  storedAs?: string;
}

/** A member's short message (rule tweet.text). */
export interface TweetRecord extends ClubOwned {
  author: Types.ObjectId;
  /** User group that may read the tweet, the author's at that time; null for everyone. */
  audience: Types.ObjectId | null;
  text: string;
  isHeadsUp: boolean;
  /** Tweet that this one is a reply to. */
  replyTo: Types.ObjectId | null;
  /** Number of likes. */
  likes: number;
  pictures: StoredPicture[];
  postedAt: Date;
}

// `id` is the attachment's id on the wire, not mongoose's alias of `_id`.
const pictureSchema = new Schema<StoredPicture>(
  {
    id: { type: String, required: true },
    type: { type: String, required: true },
    name: { type: String, required: true },
    storedAs: { type: String },
  },
  { _id: false, id: false },
);

const tweetSchema = new Schema<TweetRecord>(
  {
    author: { type: Schema.Types.ObjectId, required: true },
    audience: { type: Schema.Types.ObjectId, default: null },
    text: { type: String, default: '' },
    isHeadsUp: { type: Boolean, default: false },
    replyTo: { type: Schema.Types.ObjectId, default: null },
    likes: { type: Number, default: 0 },
    pictures: { type: [pictureSchema], default: [] },
    postedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
tweetSchema.plugin(clubScoped);
tweetSchema.index({ club: 1, audience: 1, postedAt: -1, _id: -1 });
tweetSchema.index(
  { club: 1, isHeadsUp: 1, audience: 1, postedAt: -1, _id: -1 },
  { partialFilterExpression: { isHeadsUp: true } },
);
tweetSchema.index({ club: 1, replyTo: 1 });
tweetSchema.index({ club: 1, 'pictures.name': 1 });
tweetSchema.index({ club: 1, 'pictures.storedAs': 1 });

export const TweetModel = mongoose.model<TweetRecord>('Tweet', tweetSchema, 'tweets');

/** Returns an attachment's storage name. */
export const storedNameIn = ({ storedAs, name }: StoredPicture): string => storedAs ?? name;
