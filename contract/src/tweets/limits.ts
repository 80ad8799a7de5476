import type { PictureType } from './wire.ts';

/** Limits of tweets (rules tweet.text, media.count). */
export const TWEET_MAX = 280;
export const PICTURES_MAX = 7;
/** Characters of the answered tweet in the reply's label (rule tweet.label). */
export const REPLY_PREVIEW_CHARACTERS = 24;
/** Longest swipe of a tweet's row, px: with a reply among its actions, and without (rule tweet.swipe). */
export const SWIPE_WITH_REPLY_PX = 400;
export const SWIPE_WITHOUT_REPLY_PX = 270;
/** Size of pictures in a tweet's row, px square. */
export const THUMBNAIL_PX = 50;
/** Most heads-ups shown, per member and in total, the newest first: one member's cannot bury the others'. */
export const HEADS_UPS_OF_ONE_MAX = 10;
export const HEADS_UPS_MAX = 40;
/** Time for which a heads-up is shown: a week. */
export const HEADS_UP_DAYS = 7;

const MB = 1_048_576;
/** Most bytes of an attachment, by its type. */
export const PICTURE_BYTES_MAX: Readonly<Record<PictureType, number>> = {
  jpg: MB,
  jpeg: MB,
  bmp: MB,
  png: 5 * MB,
  gif: 8 * MB,
  mp4: 45 * MB,
  mov: 45 * MB,
};
