/** The longest edge, px, and the quality of each try: what a phone's screen can show, then less and less. */
const TRIES = [
  [2560, 0.86],
  [2048, 0.82],
  [1600, 0.78],
  [1280, 0.72],
  [960, 0.65],
] as const;

function drawn(picture: ImageBitmap, longestEdge: number): HTMLCanvasElement {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  // A JPEG knows nothing of transparency: without a ground it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A picture drawn anew as an upright JPEG of at most so many bytes; nothing of what its camera wrote is in it. Null when
 * this browser cannot read it, or cannot make it as small.
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  try {
    for (const [longestEdge, quality] of TRIES) {
      const made = await encoded(drawn(picture, longestEdge), quality);
      if (made && made.size <= maxBytes) return made;
    }
    return null;
  } finally {
    picture.close();
  }
}
