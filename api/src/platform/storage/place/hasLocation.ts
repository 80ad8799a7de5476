import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import type { MediaSource } from '../MediaSource.ts';
import { bytesTellPlace } from './bytesTellPlace.ts';
import { gifTellsPlace } from './gifTellsPlace.ts';
import { movieTellsPlace } from './movieTellsPlace.ts';
import { pngTellsPlace } from './pngTellsPlace.ts';

const PICTURES: Readonly<Record<Exclude<PictureType, 'mp4' | 'mov'>, (content: Buffer) => boolean>> = {
  jpg: bytesTellPlace,
  jpeg: bytesTellPlace,
  bmp: bytesTellPlace,
  png: pngTellsPlace,
  gif: gifTellsPlace,
};

/**
 * Whether a file tells where it was taken. Whatever is broken in it is passed over; throws `UnreadableMedia` for one that
 * would take too long to look at.
 */
export async function tellsPlace(type: PictureType, source: MediaSource): Promise<boolean> {
  if (type === 'mp4' || type === 'mov') return movieTellsPlace(source);
  return PICTURES[type](await source.read(0, source.size));
}
