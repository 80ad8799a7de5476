import { CREST_UNREADABLE } from './texts.ts';

/** Longest side of a stored crest in px: the landing page shows none larger. */
export const CREST_SIDE_PX = 512;

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the size with this ratio and the longest side of a crest; a drawing without a size, as is possible in SVG, is square.
 */
export function crestSize({ width, height }: Size): Size {
  if (width === 0 || height === 0) return { width: CREST_SIDE_PX, height: CREST_SIDE_PX };
  const scale = CREST_SIDE_PX / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Redraws a picture of any type that the browser shows as a PNG of a crest's size, with its transparency, without the file's
 * metadata. Rejects with a text for a file that is not a picture.
 */
export async function fitCrest(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = crestSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png) return png;
  } catch {
    // The same as a picture that cannot be drawn.
  } finally {
    URL.revokeObjectURL(url);
  }
  throw new Error(CREST_UNREADABLE);
}
