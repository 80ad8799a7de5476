import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';

/** Longest edge in px and quality of each attempt: the maximum of a phone's canvas first, then decreasing. */
const TRIES = [
  [4096, 0.9],
  [2560, 0.86],
  [2048, 0.82],
  [1600, 0.78],
  [1280, 0.72],
  [960, 0.65],
] as const;
const [[EDGE_MAX_PX]] = TRIES;

/** The output of the canvas. */
export interface Redrawn {
  content: Blob;
  type: PictureType;
}

/** A picture that this browser cannot read. */
export class PictureUnreadable extends Error {}

function drawn(picture: ImageBitmap, longestEdge: number, ground: string | null): HTMLCanvasElement {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Null if the result is too large, or if this browser writes another type instead. */
async function encoded(canvas: HTMLCanvasElement, type: PictureType, quality?: number): Promise<Blob | null> {
  const contentType = MEDIA_CONTENT_TYPES[type];
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, contentType, quality));
  return content?.type === contentType && content.size <= PICTURE_BYTES_MAX[type] ? content : null;
}

async function asJpeg(picture: ImageBitmap, isLarge: boolean, type: 'jpg' | 'jpeg'): Promise<Redrawn | null> {
  for (const [longestEdge, quality] of isLarge ? TRIES.slice(1) : TRIES) {
    // JPEG has no transparency: without a background it would turn black.
    const content = await encoded(drawn(picture, longestEdge, '#fff'), type, quality);
    if (content) return { content, type };
  }
  return null;
}

async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureUnreadable();
  }
}

/**
 * Returns the picture redrawn upright: a canvas writes none of the metadata that cameras add. A jpg stays a jpg; a png, and a
 * bmp, which canvases cannot write, become a png, or a jpg if that would be too large. Null if this browser cannot make it
 * small enough.
 * @throws PictureUnreadable
 */
export async function redrawPicture(file: Blob, type: PictureType): Promise<Redrawn | null> {
  const picture = await read(file);
  const isLarge = file.size > PICTURE_BYTES_MAX[type];
  try {
    if (type === 'jpg' || type === 'jpeg') return await asJpeg(picture, isLarge, type);
    const content = isLarge ? null : await encoded(drawn(picture, EDGE_MAX_PX, null), 'png');
    return content ? { content, type: 'png' } : await asJpeg(picture, isLarge, 'jpg');
  } finally {
    picture.close();
  }
}
