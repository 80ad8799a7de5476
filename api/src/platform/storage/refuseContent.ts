import { PLACE_IN_FILE } from '@fleetwatch/contract/media/texts';
import { UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/texts';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { ApiError } from '../http/errors.ts';
import type { MediaSource } from './MediaSource.ts';
import { hasLocation } from './location/hasLocation.ts';
import { UnreadableMedia } from './location/UnreadableMedia.ts';
import { matchesDeclaredType } from './sniffType.ts';

/** Number of first bytes that identify every type. */
const HEAD_BYTES = 64;

/**
 * Throws `invalid:file` for a file that is not of its stated type, and for a picture that contains its
 * location.
 */
export async function refuseContent(type: PictureType, source: MediaSource): Promise<void> {
  const head = await source.read(0, HEAD_BYTES);
  if (!matchesDeclaredType(type, head)) throw new ApiError('invalid:file', UNSUPPORTED_TYPE);
  const refusal = await hasLocation(type, source).then(
    (isLocated) => (isLocated ? PLACE_IN_FILE : null),
    (error: unknown) => {
      if (error instanceof UnreadableMedia) return UNSUPPORTED_TYPE;
      throw error;
    },
  );
  if (refusal !== null) throw new ApiError('invalid:file', refusal);
}
