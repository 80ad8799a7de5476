import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { fileTooLarge, SELECT_A_FILE, UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/messages';
import { pictureTypeOf } from '@fleetwatch/contract/tweets/rules';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { bytesOf } from './bytes.ts';
import { cleanMovie } from './cleanMovie.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanJpeg, isTurnedJpeg } from './jpegSegments.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** What is sent of a file. */
export interface Prepared {
  content: Blob;
  type: PictureType;
}

export type Preparation =
  { prepared: Prepared; refusal?: undefined } | { prepared?: undefined; refusal: string };

/** Larger ones could take all the memory of a phone while they are drawn anew. */
const SHRINKABLE_BYTES_MAX = 64 * 1_048_576;
/** Pictures without motion: they may be drawn anew. */
const STILL: ReadonlySet<PictureType> = new Set(['jpg', 'jpeg', 'bmp', 'png']);
const JPEGS: ReadonlySet<PictureType> = new Set(['jpg', 'jpeg']);

/** Why a file cannot be attached whatever is done with it, by its name and size; null for one that may go. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const type = pictureTypeOf(name);
  if (type === null) return UNSUPPORTED_TYPE;
  if (size === 0) return SELECT_A_FILE;
  const max = STILL.has(type) ? SHRINKABLE_BYTES_MAX : PICTURE_BYTES_MAX[type];
  return size > max ? fileTooLarge(type) : null;
}

async function redrawn(file: Blob, type: PictureType): Promise<Preparation> {
  const target = JPEGS.has(type) ? type : 'jpg';
  const content = await shrinkPicture(file, PICTURE_BYTES_MAX[target]);
  return content ? { prepared: { content, type: target } } : { refusal: fileTooLarge(type) };
}

/** Null leaves the file as it is: what is not what its name says is for the server to refuse. */
function cleaned(bytes: Uint8Array<ArrayBuffer>, type: PictureType): Uint8Array<ArrayBuffer> | null {
  if (JPEGS.has(type)) return cleanJpeg(bytes);
  if (type === 'png') return cleanPng(bytes);
  return type === 'mp4' || type === 'mov' ? cleanMovie(bytes) : null;
}

/**
 * A file as it may be sent: pictures upright and within their limit, drawn anew where they are not, and nothing in it tells
 * where it was taken. What cannot be brought within the limit is refused by the documented text (member-operations §5).
 */
export async function prepareFile(file: File): Promise<Preparation> {
  const refusal = refuseFile(file);
  const type = pictureTypeOf(file.name);
  if (refusal !== null || type === null) return { refusal: refusal ?? UNSUPPORTED_TYPE };
  if (file.size > PICTURE_BYTES_MAX[type]) return redrawn(file, type);
  const bytes = await bytesOf(file);
  if (JPEGS.has(type) && isTurnedJpeg(bytes)) return redrawn(file, type);
  const clean = cleaned(bytes, type);
  return {
    prepared: { content: clean ? new Blob([clean], { type: MEDIA_CONTENT_TYPES[type] }) : file, type },
  };
}
