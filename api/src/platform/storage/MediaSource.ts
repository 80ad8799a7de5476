/** A stored file that is read in parts, so that a movie is never in memory as a whole. */
export interface MediaSource {
  /** Size in bytes. */
  size: number;
  /** Reads the bytes from `start` up to `end`, exclusive; fewer at the end of the file. */
  read(start: number, end: number): Promise<Buffer>;
}
