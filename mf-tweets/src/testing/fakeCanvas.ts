/** An encoding that the fake canvas performed. */
interface Drawing {
  width: number;
  height: number;
  type: string;
  quality: number | undefined;
}

/**
 * Replaces the canvas, which jsdom lacks: every file decodes to a picture of this size, except files that begin with '<'.
 * @param bytesOf size in bytes of an encoded picture
 * @returns the encodings, in order
 */
export function fakeCanvas(
  size = { width: 320, height: 200 },
  bytesOf: (drawing: Drawing) => number = () => 10,
): Drawing[] {
  const drawings: Drawing[] = [];
  Object.assign(globalThis, {
    createImageBitmap: async (file: Blob) => {
      const [first] = new Uint8Array(await file.arrayBuffer());
      if (first === '<'.charCodeAt(0)) throw new DOMException('This is not a picture.');
      return { ...size, close: () => undefined };
    },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, done: BlobCallback, type = 'image/png', quality?: number) {
      const drawing = { width: this.width, height: this.height, type, quality };
      drawings.push(drawing);
      done(new Blob([new Uint8Array(bytesOf(drawing))], { type }));
    },
  });
  return drawings;
}
