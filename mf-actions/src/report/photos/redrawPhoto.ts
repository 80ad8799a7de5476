import { PHOTO_BYTES_MAX, PHOTO_SIDE_MAX } from '@fleetwatch/contract/damages/limits';

/** Qualities to try; the first that makes a file small enough is used. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** `sizeWithin(4000, 3000, 1600)` is 1600 by 1200; a smaller picture is unchanged. */
export function sizeWithin(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Redraws a picture as JPEG, upright, of a report's size, without the file's metadata (rule damage.photos). Null for a file
 * that this device cannot read.
 */
export async function redrawPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeWithin(picture.width, picture.height, PHOTO_SIDE_MAX));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const photo = await asJpeg(canvas, quality);
    if (photo && photo.size <= PHOTO_BYTES_MAX) return photo;
  }
  return null;
}
