import type { PictureType } from './wire.ts';

/** Limits of tweets (member-operations §5 and §9). */
export const TWEET_MAX = 280;
export const PICTURES_MAX = 7;
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
