import type { LocalDateTimeText } from '../time/localText.ts';

/** A tweet (rule tweet.text). */
export interface Tweet {
  _id: string;
  /** Author's name; their id in `user_id`. */
  user: string;
  user_id: string;
  pic: string | null;
  date: LocalDateTimeText;
  description: string;
  /** For the author's user group only. */
  private: boolean;
  headsup: boolean;
  /** The tweet this one answers; null at the top level. */
  replyto: string | null;
  upvote: number;
  /** Whether the reader has liked it. */
  liked: boolean;
  aboutmeurl: string;
  pictures: TweetPicture[];
}

/** A heads-up as the kiosk shows it. */
export type KioskHeadsUp = Pick<Tweet, '_id' | 'user' | 'date' | 'description'>;

/** An attachment in the storage folder /tweets/{name}. */
export interface TweetPicture {
  id: string;
  type: PictureType;
  /** File name without its type: `{storage folder}/tweets/{name}.{type}`. */
  name: string;
}

export const PICTURE_TYPES = ['jpg', 'jpeg', 'bmp', 'png', 'gif', 'mp4', 'mov'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
export const MOVIE_TYPES: readonly PictureType[] = ['mp4', 'mov'];

/** POST /tweet. */
export interface NewTweetBody {
  user: string;
  description: string;
  private: boolean;
  headsup: boolean;
  pictures: TweetPicture[];
}

/** POST /tweet-reply. */
export interface TweetReplyBody {
  user: string;
  description: string;
  replyto: string;
}

/** GET /tweet-upvote/{tweetId}. */
export interface UpvoteAnswer {
  _id: string;
  upvote: number;
}
