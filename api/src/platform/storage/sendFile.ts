import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import { REPLY, type Reply } from '../http/Reply.ts';
import { ApiError } from '../http/errors.ts';
import { diskPath } from './diskStorage.ts';
import { contentTypeOf } from './postPolicy.ts';
import type { MediaObject } from './Storage.ts';

interface Range {
  start: number;
  /** Last byte, inclusive. */
  end: number;
}

/** Parses the requested range of bytes; 'none' without a valid header, null for an unsatisfiable range. */
export function readRange(header: string, size: number): Range | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  // Any other form of the header returns the whole file, as RFC 9110 allows.
  if (!match || (match[1] === '' && match[2] === '')) return 'none';
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? null : { start, end };
}

async function fileOf(path: string): Promise<{ size: number; etag: string }> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { size, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` };
  } catch {
    throw new ApiError('not_found', MEDIA_NOT_FOUND);
  }
}

/** Headers of a conditional or partial request for a file; '' for an absent one. */
export interface FileHeaders {
  ifNoneMatch: string;
  ifRange: string;
  range: string;
}

/** Sends a file of the disk storage, whole or in the requested range; 304 if the device already has it. */
export async function sendFile(
  { ifNoneMatch, ifRange, range: header }: FileHeaders,
  { key, type }: MediaObject,
  cacheControl: string,
): Promise<Reply> {
  const path = diskPath(key);
  const { size, etag } = await fileOf(path);
  const contentType = contentTypeOf(type);
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    'Content-Disposition': `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
    ETag: etag,
  };
  const raw = { [REPLY]: 'raw', type: contentType, headers } as const;
  if (ifNoneMatch === etag) return { ...raw, content: '', status: 304 };
  const range = ifRange === '' || ifRange === etag ? readRange(header, size) : 'none';
  if (range === null) {
    const contentRange = { 'Content-Range': `bytes */${size}` };
    return { ...raw, content: '', status: 416, headers: { ...headers, ...contentRange } };
  }
  if (range === 'none') return { ...raw, content: createReadStream(path), size };
  return {
    ...raw,
    content: createReadStream(path, range),
    status: 206,
    size: range.end - range.start + 1,
    headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${size}` },
  };
}
