import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import {
  fileTooLarge,
  FILE_UNREADABLE,
  SELECT_A_FILE,
  UNSUPPORTED_TYPE,
} from '@fleetwatch/contract/tweets/texts';
import { pictureTypeOf } from '@fleetwatch/contract/tweets/rules';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { bytesOf } from './bytes.ts';
import { cleanGif } from './cleanGif.ts';
import { cleanMovie } from './cleanMovie.ts';
import { PictureUnreadable, redrawPicture, type Redrawn } from './redrawPicture.ts';

/** The prepared content of a file. */
export type Prepared = Redrawn;

export type Preparation =
  { prepared: Prepared; refusal?: undefined } | { prepared?: undefined; refusal: string };

/** Redrawing larger pictures could exhaust the memory of a phone. */
const DRAWABLE_BYTES_MAX = 64 * 1_048_576;
/** Still pictures, which are redrawn. */
const STILL: ReadonlySet<PictureType> = new Set(['jpg', 'jpeg', 'bmp', 'png']);

/** Returns why a file cannot be attached, by its name and size; null if it can. */
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
 * Prepares a file for sending: pictures upright and within their limit, and only picture and sound data, so that nothing
 * reveals where it was taken. An unreadable file is not sent; one that cannot be brought within the limit is refused with
 * the documented text (rules media.sizes, media.no-place).
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
