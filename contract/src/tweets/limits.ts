import type { PictureType } from './wire.ts';

/** Limits of tweets (rules tweet.text, media.count). */
export const TWEET_MAX = 280;
export const PICTURES_MAX = 7;
/** Of a tweet that is being answered, so many characters stand in the label of the reply (rule tweet.label). */
export const REPLY_PREVIEW_CHARACTERS = 24;
/** How far a tweet's row may be swiped, px: with a reply among its actions, and without (rule tweet.swipe). */
export const SWIPE_WITH_REPLY_PX = 400;
export const SWIPE_WITHOUT_REPLY_PX = 270;
/** Pictures in a tweet's row, px square. */
export const THUMBNAIL_PX = 50;
/** Of so many heads-ups of one member the newest are shown, and so many altogether: none may bury the others'. */
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
