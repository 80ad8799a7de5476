import type { PictureType } from './wire.ts';

/** Limits of tweets (rules tweet.text, media.count). */
export const TWEET_MAX = 280;
export const PICTURES_MAX = 7;
/** Characters of the answered tweet in the reply's label (rule tweet.label). */
export const REPLY_PREVIEW_CHARACTERS = 24;
/** How far a tweet's row may be swiped, px: with a reply among its actions, and without (rule tweet.swipe). */
export const SWIPE_WITH_REPLY_PX = 400;
export const SWIPE_WITHOUT_REPLY_PX = 270;
/** Pictures in a tweet's row, px square. */
export const THUMBNAIL_PX = 50;
/** How many heads-ups of one member are shown, and how many in all, the newest first: nobody's bury the others'. */
export const HEADS_UPS_OF_ONE_MAX = 10;
export const HEADS_UPS_MAX = 40;
/** A heads-up is shown for a week. */
export const HEADS_UP_DAYS = 7;

const MB = 1_048_576;
/** Bytes an attachment may have, by its type. */
export const PICTURE_BYTES_MAX: Readonly<Record<PictureType, number>> = {
  jpg: MB,
  jpeg: MB,
  bmp: MB,
  png: 5 * MB,
  gif: 8 * MB,
  mp4: 45 * MB,
  mov: 45 * MB,
};
