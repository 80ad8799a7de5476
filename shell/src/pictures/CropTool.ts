/** Crops a picture on the screen to a square. */
export interface CropTool {
  /** Moves the square, in fractions of the picture's width. */
  move(right: number, down: number): void;
  /** Makes the square larger, or smaller, in fractions of the picture's width. */
  resize(by: number): void;
  /** Returns the content of the square, as PNG, at most so many pixels wide. */
  toPng(sideMaxPx: number): Promise<Blob>;
  /** Calls back after each change. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  remove(): void;
}

/** This browser cannot show the file as a picture. */
export class PictureUnreadable extends Error {}
