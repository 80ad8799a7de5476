import type { FieldRule } from '../errors/fieldRule.ts';
import { isPictureType } from '../media/rules.ts';
import { PICTURE_BYTES_MAX, PICTURES_MAX, TWEET_MAX } from './limits.ts';
import {
  fileTooLarge,
  SELECT_A_FILE,
  TOO_MANY_PICTURES,
  TWEET_EMPTY,
  TWEET_LENGTH,
  UNSUPPORTED_TYPE,
} from './texts.ts';
import type { PictureType, TweetPicture } from './wire.ts';

/** 1 to 280 characters (TWEET_MAX), without the spaces around them; with attachments it may be empty (rule tweet.text). */
export function tweetTextRule(pictures: number): FieldRule {
  return (value) => {
    const { length } = value.trim();
    if (length === 0 && pictures === 0) return TWEET_EMPTY;
    return length > TWEET_MAX ? TWEET_LENGTH : null;
  };
}

/** At most seven attachments, without repeats. */
export const picturesRule: FieldRule<readonly Pick<TweetPicture, 'name' | 'type'>[]> = (pictures) => {
  if (pictures.length > PICTURES_MAX) return TOO_MANY_PICTURES;
  const names = new Set(pictures.map(({ name, type }) => `${name}.${type}`));
  return names.size === pictures.length ? null : SELECT_A_FILE;
};

/** Returns the type of a file by its name: `pictureTypeOf('Start.JPG') === 'jpg'`; null if it cannot be attached. */
export function pictureTypeOf(fileName: string): PictureType | null {
  const type = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return isPictureType(type) ? type : null;
}

/** Refuses a file that cannot be attached, by its name and size in bytes. */
export function attachmentRule(fileName: string, bytes: number): string | null {
  const type = pictureTypeOf(fileName);
  if (type === null) return UNSUPPORTED_TYPE;
  if (bytes === 0) return SELECT_A_FILE;
  return bytes > PICTURE_BYTES_MAX[type] ? fileTooLarge(type) : null;
}
