import { PICTURES_MAX, REPLY_PREVIEW_CHARACTERS } from './limits.ts';
import { PICTURE_TYPES, type PictureType } from './wire.ts';

/** Heading of the composer, normally and while answering a tweet (rule tweet.label). */
export const TWEET_LABEL = 'Tweet';
export const replyLabel = (text: string): string =>
  `Reply to: ${[...text].slice(0, REPLY_PREVIEW_CHARACTERS).join('')}...`;

/** Texts of tweets and attachments (rules media.count, media.types, media.sizes). */
export const TOO_MANY_PICTURES = `Sorry, there is currently a limit of ${PICTURES_MAX} picture attachments per tweet.`;
export const UNSUPPORTED_TYPE = `The only attachable media types supported are images and movies (${PICTURE_TYPES.join(', ')}).`;
export const UPLOAD_ONGOING =
  'File attachment operation ongoing. Please wait for visual confirmation with appearance of detach button and submit again.';
export const SELECT_A_FILE = 'Please select a file to attach.';
export const TWEET_EMPTY = 'Write something to tweet.';
export const TWEET_LENGTH = 'Tweets can have at most 280 characters.';
export const REPLY_TO_REPLY = 'Only top-level tweets can be replied to.';
export const PICTURE_MISSING =
  'This attachment was not uploaded. Retry or detach it, then submit again. Your text is still here.';
export const FILE_UNREADABLE = 'This file cannot be read as a picture or movie. Select another file.';

const HINTS: Partial<Record<PictureType, string>> = {
  mp4: 'Android video should be 25 seconds of High Definition or less.',
  mov: 'iPhone video should be 20 seconds of High Definition or less.',
};
const LIMIT_TEXT: Record<PictureType, string> = {
  jpg: 'jpg pictures have at most 1 MB.',
  jpeg: 'jpeg pictures have at most 1 MB.',
  bmp: 'bmp pictures have at most 1 MB.',
  png: 'png pictures have at most 5 MB.',
  gif: 'gif pictures have at most 8 MB.',
  mp4: 'Videos have at most 45 MB.',
  mov: 'Videos have at most 45 MB.',
};

/** `fileTooLarge('mp4')` is the text for a video beyond 45 MB. */
export const fileTooLarge = (type: PictureType): string =>
  `Your file size is too large. ${HINTS[type] ?? LIMIT_TEXT[type]} Please select another file.`;
export const TWEET_NOT_FOUND = 'This tweet no longer exists.';

/** Failures of preparing an upload, and of requesting a file's address (rule media.presign-failures). */
export const PRESIGN_SEND_FAILED = 'presigned: failure on send!';
export const PRESIGN_REPLY_FAILED = 'exception on presigned/reply!';
export const PRESIGN_SEND_EXCEPTION = 'exception on presigned/send';
export const UPLOAD_FAILED = 'The file could not be uploaded.';
/** Advice about a file that was not uploaded, beside the reason. */
export const RETRY_OR_DETACH = 'Retry, or detach it and tweet without it.';
