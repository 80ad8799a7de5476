import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { concatBytes } from '../attach/bytes.ts';

/** jsdom's files can be read only by a FileReader. */
function readWhole(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(new Error('This blob cannot be read.')));
    reader.readAsArrayBuffer(this);
  });
}
if (!('arrayBuffer' in Blob.prototype)) Object.assign(Blob.prototype, { arrayBuffer: readWhole });

/** A file as a member picks it, with this content or as many zeros. */
export const fileOf = (name: string, content: Uint8Array<ArrayBuffer> | number): File =>
  new File([typeof content === 'number' ? new Uint8Array(content) : content], name);

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

export const u32 = (value: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

/** A box of a movie. */
export function box(name: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const inside = concatBytes(content);
  return concatBytes([u32(inside.length + 8), bytesOfText(name), inside]);
}

/** A track with this handler; `stbl` contains its sample table. */
export const track = (handler: string, ...stbl: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  box(
    'trak',
    box('tkhd', u32(1)),
    box('mdia', box('hdlr', u32(0), u32(0), bytesOfText(handler)), box('minf', box('stbl', ...stbl))),
  );

/** The smallest movie with a picture. */
export const movieOf = (...inMoov: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  concatBytes([
    box('ftyp', bytesOfText('isom')),
    box('moov', box('mvhd', u32(0)), track('vide'), ...inMoov),
    box('mdat', bytesOfText('frames')),
  ]);

const GIF_START = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
const GIF_SIZE_AND_COLOURS = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const GIF_PICTURE = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];

/** The smallest GIF with a picture, preceded by these extensions. */
export const gifOf = (...extensions: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  concatBytes([
    Uint8Array.from([...GIF_START, ...GIF_SIZE_AND_COLOURS]),
    ...extensions,
    Uint8Array.from([...GIF_PICTURE, 0x3b]),
  ]);

/** A small file of each type as a member picks it; the fake canvas ignores the content of still pictures. */
export function smallFile(name: string, type: PictureType): File {
  if (type === 'gif') return fileOf(name, gifOf());
  return fileOf(name, type === 'mp4' || type === 'mov' ? movieOf() : bytesOfText('pixels'));
}
