import { open } from 'node:fs/promises';
import type { MediaSource } from './MediaSource.ts';

/** Runs `work` with a file on this disk, read in parts. */
export async function withFileSource<Result>(
  path: string,
  work: (source: MediaSource) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await work({
      size,
      async read(start, end) {
        const length = Math.max(0, Math.min(end, size) - start);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}
