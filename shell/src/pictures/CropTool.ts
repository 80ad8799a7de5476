/** Cutting a square out of a picture on the screen. */
export interface CropTool {
  /** Moves the square, in parts of the picture's width. */
  move(right: number, down: number): void;
  /** Makes the square larger, or smaller, in parts of the picture's width. */
  resize(by: number): void;
  /** What is in the square, as PNG, at most so many pixels wide. */
  toPng(sideMaxPx: number): Promise<Blob>;
  /** Calls back after each change. Returns the way to stop. */
  onChange(listener: () => void): () => void;
  remove(): void;
}

/** This browser cannot show the file as a picture. */
export class PictureUnreadable extends Error {}
