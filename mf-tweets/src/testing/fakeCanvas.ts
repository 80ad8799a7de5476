/** What a canvas of the test was asked to write. */
interface Drawing {
  width: number;
  height: number;
  type: string;
  quality: number | undefined;
}

/**
 * Stands in for the canvas, which jsdom has not: every file shows a picture of this size, but those that begin with '<'.
 * @param bytesOf how large what it writes is
 * @returns what was written, in its order
 */
export function fakeCanvas(
  size = { width: 320, height: 200 },
  bytesOf: (drawing: Drawing) => number = () => 10,
): Drawing[] {
  const drawings: Drawing[] = [];
  Object.assign(globalThis, {
    createImageBitmap: async (file: Blob) => {
      const [first] = new Uint8Array(await file.arrayBuffer());
      if (first === '<'.charCodeAt(0)) throw new DOMException('This is no picture.');
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
