import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import type { MediaSource } from '../MediaSource.ts';
import { bytesHaveLocation } from './bytesHaveLocation.ts';
import { gifHasLocation } from './gifHasLocation.ts';
import { movieHasLocation } from './movieHasLocation.ts';
import { pngHasLocation } from './pngHasLocation.ts';

const PICTURES: Readonly<Record<Exclude<PictureType, 'mp4' | 'mov'>, (content: Buffer) => boolean>> = {
  jpg: bytesHaveLocation,
  jpeg: bytesHaveLocation,
  bmp: bytesHaveLocation,
  png: pngHasLocation,
  gif: gifHasLocation,
};

/**
 * Whether a file contains the location where it was taken. Corrupt parts are skipped. Throws `UnreadableMedia` for a file
 * that would take too long to search.
 */
export async function hasLocation(type: PictureType, source: MediaSource): Promise<boolean> {
  if (type === 'mp4' || type === 'mov') return movieHasLocation(source);
  return PICTURES[type](await source.read(0, source.size));
}
