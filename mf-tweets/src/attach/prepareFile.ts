import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import {
  fileTooLarge,
  FILE_UNREADABLE,
  SELECT_A_FILE,
  UNSUPPORTED_TYPE,
} from '@fleetwatch/contract/tweets/messages';
import { pictureTypeOf } from '@fleetwatch/contract/tweets/rules';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { bytesOf } from './bytes.ts';
import { cleanGif } from './cleanGif.ts';
import { cleanMovie } from './cleanMovie.ts';
import { PictureUnreadable, redrawPicture, type Redrawn } from './redrawPicture.ts';

/** What is sent of a file. */
export type Prepared = Redrawn;

export type Preparation =
  { prepared: Prepared; refusal?: undefined } | { prepared?: undefined; refusal: string };

/** Redrawing larger pictures could take all the memory of a phone. */
const DRAWABLE_BYTES_MAX = 64 * 1_048_576;
/** Still pictures are redrawn. */
const STILL: ReadonlySet<PictureType> = new Set(['jpg', 'jpeg', 'bmp', 'png']);

/** Why a file cannot be attached whatever is done with it, by its name and size; null for one that may go. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const type = pictureTypeOf(name);
  if (type === null) return UNSUPPORTED_TYPE;
  if (size === 0) return SELECT_A_FILE;
  const max = STILL.has(type) ? DRAWABLE_BYTES_MAX : PICTURE_BYTES_MAX[type];
  return size > max ? fileTooLarge(type) : null;
}

async function redrawn(file: Blob, type: PictureType): Promise<Preparation> {
  try {
    const prepared = await redrawPicture(file, type);
    return prepared ? { prepared } : { refusal: fileTooLarge(type) };
  } catch (error) {
    if (!(error instanceof PictureUnreadable)) throw error;
    return { refusal: file.size > PICTURE_BYTES_MAX[type] ? fileTooLarge(type) : FILE_UNREADABLE };
  }
}

/**
 * A file as it may be sent: pictures upright and within their limit, and nothing in it but what is seen and heard, so nothing
 * tells where it was taken. What cannot be read is not sent; what cannot be brought within the limit is refused by the
 * documented text (rules media.sizes, media.no-place).
 */
export async function prepareFile(file: File): Promise<Preparation> {
  const refusal = refuseFile(file);
  const type = pictureTypeOf(file.name);
  if (refusal !== null || type === null) return { refusal: refusal ?? UNSUPPORTED_TYPE };
  if (STILL.has(type)) return redrawn(file, type);
  const clean = type === 'gif' ? cleanGif(await bytesOf(file)) : await cleanMovie(file);
  if (!clean) return { refusal: FILE_UNREADABLE };
  return { prepared: { content: new Blob([clean], { type: MEDIA_CONTENT_TYPES[type] }), type } };
}
