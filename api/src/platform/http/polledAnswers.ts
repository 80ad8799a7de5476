import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { clubDay, dayIn } from '../club/clock.ts';
import { currentClub } from '../club/clubScope.ts';
import { RevisionedCache } from '../cache/RevisionedCache.ts';
import { COMPRESS_FROM_BYTES, encodingFor, type Encoding } from './encodingFor.ts';
import { jsonOf } from './Reply.ts';

/** A cached answer: its bytes, and those of each requested encoding. */
export interface PolledAnswer {
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

const MOST_ANSWERS = 2_000;
/** Higher quality than for other answers, because each is compressed once for all devices. */
const COMPRESSORS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => promisify(gzip)(plain),
};

const answers = new RevisionedCache<PolledAnswer>(MOST_ANSWERS);

function pack(result: unknown): PolledAnswer {
  const plain = Buffer.from(jsonOf(result));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // A weak ETag, because the bytes differ by encoding.
  return { etag: `W/"${digest}"`, plain, encoded: {} };
}

/** Chooses the encoding for an answer of this size. */
export function polledEncoding(header: string | string[] | undefined, plain: Buffer): Encoding | null {
  return plain.length < COMPRESS_FROM_BYTES ? null : encodingFor(header);
}

/** Whether the client already has this answer: `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
export function isUnchangedFor(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.slice(2);
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

export const POLLED_HEADERS = {
  // Only the device may cache it, and must revalidate it every time.
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Encoding, Authorization',
  'Content-Type': 'application/json; charset=utf-8',
} as const;

/** Cache key of an answer. It includes the club's day, because "today" ends at midnight. */
const keyOf = (club: string, day: string, variant: string): string => `${club} ${day} ${variant}`;

/** Returns the answer if it is in memory and valid at this moment. */
export function polledInMemory(club: string, timezone: string, variant: string): PolledAnswer | undefined {
  return answers.peek(club, keyOf(club, dayIn(timezone), variant));
}

/**
 * Answers a read that devices poll: from memory until a model it was read from is written, as 304 if the
 * device already has it, and compressed once for all devices.
 */
export async function answerPolled(ctx: Context, variant: string, load: () => unknown): Promise<void> {
  const club = String(currentClub().id);
  const answer = await answers.get(club, keyOf(club, clubDay(), variant), async () => pack(await load()));
  const { etag, plain, encoded } = answer;
  ctx.set({ ...POLLED_HEADERS, ETag: etag });
  if (isUnchangedFor(ctx.req.headers['if-none-match'], etag)) {
    ctx.remove('Content-Type');
    ctx.status = 304;
    return;
  }
  const encoding = polledEncoding(ctx.req.headers['accept-encoding'], plain);
  if (encoding === null) {
    ctx.body = plain;
    return;
  }
  ctx.set('Content-Encoding', encoding);
  ctx.body = encoded[encoding] ??= await COMPRESSORS[encoding](plain);
}
