import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Context } from 'koa';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/messages';
import { RawAnswer } from '../http/RawAnswer.ts';
import { ApiError } from '../http/errors.ts';
import { diskPath } from './diskStorage.ts';
import { contentTypeOf } from './postPolicy.ts';
import type { MediaObject } from './Storage.ts';

interface Range {
  start: number;
  /** Included. */
  end: number;
}

/** One range of bytes as a browser asks for it; 'none' when there is no such header, null when it cannot be given. */
export function readRange(header: string, size: number): Range | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  // Whatever else is asked for is answered by the whole, as RFC 9110 allows.
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

/** A file of the disk's storage, whole or in the range asked for; 304 when the device has it already. */
export async function sendFile(
  ctx: Context,
  { key, type }: MediaObject,
  cacheControl: string,
): Promise<RawAnswer> {
  const path = diskPath(key);
  const { size, etag } = await fileOf(path);
  const contentType = contentTypeOf(type);
  ctx.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    'Content-Disposition': `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
    ETag: etag,
  });
  if (ctx.get('If-None-Match') === etag) return new RawAnswer(contentType, '', 304);
  const ifRange = ctx.get('If-Range');
  const range = ifRange === '' || ifRange === etag ? readRange(ctx.get('Range'), size) : 'none';
  if (range === null) {
    ctx.set('Content-Range', `bytes */${size}`);
    return new RawAnswer(contentType, '', 416);
  }
  if (range === 'none') return new RawAnswer(contentType, createReadStream(path), 200, size);
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return new RawAnswer(contentType, createReadStream(path, range), 206, range.end - range.start + 1);
}
