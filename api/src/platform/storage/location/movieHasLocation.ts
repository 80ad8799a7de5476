import {
  BOX_HEADER_BYTES_MAX,
  boxAt,
  isHolder,
  isNeededAtTop,
  needlessIn,
  type Box,
} from '@fleetwatch/contract/media/movieBoxes';
import type { MediaSource } from '../MediaSource.ts';
import { bytesHaveLocation } from './bytesHaveLocation.ts';
import { UnreadableMedia } from './UnreadableMedia.ts';

/** Limit for data other than sound and picture; a movie of 45 MB has far less. */
const PART_BYTES_MAX = 16 * 1_048_576;
/** Maximum number of boxes; a fragmented movie has two per fragment. */
const BOXES_MAX = 2_000;
/** Formats of tracks with the camera's location: GoPro, Google, Sony. */
const PLACE_TRACK = /stsd[^]{12}(?:gpmd|camm|rtmd)/;
/** Apple's metadata track, whose keys name its content. */
const APPLE_TRACK = /stsd[^]{12}mebx/;
const APPLE_PLACE = 'quicktime.location';
const APPLE_PLACE_NAME = 'quicktime.location.name';
/** Boxes written by GoPro and dashboard cameras. */
const CAMERA_PLACE = /DEVC[^]{0,400}GPS[59U]|freeGPS /;
const CAMERA_BOX = 'gps ';
const PLACE_BOX_BYTES_MAX = 1_024;

/** Whether there is a 3GPP location box: size, name, and a version of zeros. */
function hasPlaceBox(content: Buffer): boolean {
  for (let at = content.indexOf('loci', 4); at >= 0; at = content.indexOf('loci', at + 1)) {
    const size = content.readUInt32BE(at - 4);
    const isBox =
      at + 8 <= content.length && size <= PLACE_BOX_BYTES_MAX && content.readUInt32BE(at + 4) === 0;
    if (isBox && content.subarray(at + 8, at - 4 + size).some((byte) => byte !== 0)) return true;
  }
  return false;
}

function extraBoxHasLocation(content: Buffer): boolean {
  if (hasPlaceBox(content) || bytesHaveLocation(content)) return true;
  const text = content.toString('latin1');
  if (PLACE_TRACK.test(text) || CAMERA_PLACE.test(text) || text.includes(APPLE_PLACE_NAME)) return true;
  const track = text.search(APPLE_TRACK);
  return track >= 0 && text.includes(APPLE_PLACE, track);
}

function boxHasLocation(content: Buffer, { name, contentAt }: Box): boolean {
  if (!isNeededAtTop(name)) return extraBoxHasLocation(content);
  if (!isHolder(name)) return false;
  const holder = { name, start: 0, contentAt, end: content.length };
  const needless = [...needlessIn(content, holder)];
  if (needless.some((box) => box.name === CAMERA_BOX && box.end > box.contentAt)) return true;
  return extraBoxHasLocation(Buffer.concat(needless.map(({ start, end }) => content.subarray(start, end))));
}

/**
 * Whether a movie contains a location in any box apart from those that a player needs. Does not read sound
 * and picture.
 */
export async function movieHasLocation(source: MediaSource): Promise<boolean> {
  let at = 0;
  for (let boxes = 0; at < source.size; boxes += 1) {
    const header = await source.read(at, at + BOX_HEADER_BYTES_MAX);
    const box = boxAt(header, 0, source.size - at);
    // Data after the last box is read as one more box.
    const end = box ? at + box.end : source.size;
    if (boxes >= BOXES_MAX) throw new UnreadableMedia();
    if (box?.name !== 'mdat') {
      if (end - at > PART_BYTES_MAX) throw new UnreadableMedia();
      const content = await source.read(at, end);
      if (box ? boxHasLocation(content, box) : extraBoxHasLocation(content)) return true;
    }
    at = end;
  }
  return false;
}
