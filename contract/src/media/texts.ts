/** Refusals of media (rules media.types, media.sizes); the texts about files are those of tweets. */
export const UPLOAD_REFUSED = 'This upload was not prepared here or has expired. Try again.';
/** Refusals of a profile picture or a crest (rule profile.picture). */
export const PICTURE_NOT_UPLOADED = 'The picture could not be uploaded.';
export const MEDIA_NAME_TAKEN = 'A file with this name already exists.';
export const MEDIA_NAME_INVALID =
  'This file name is invalid. Use one like tweets/start.jpg: a folder of the club, a name of letters and digits, and a type.';
export const ONLY_PNG = 'Profile pictures and crests must be png files.';
export const ONLY_JPG = 'Photos of damage reports must be jpg files.';
export const MEDIA_NOT_FOUND = 'This file no longer exists.';
export const MEDIA_LINK_EXPIRED = 'This link has expired. Open the picture again.';
/** Our screens remove the location before sending; other senders get the reason for the refusal. */
export const PLACE_IN_FILE =
  'This file contains its location, so it was not saved. Save a copy without the location and attach that.';
