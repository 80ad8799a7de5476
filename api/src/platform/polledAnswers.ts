import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { clubDay } from './clock.ts';
import { currentClub } from './clubScope.ts';
import { KeptLoads } from './KeptLoads.ts';

type Encoding = 'br' | 'gzip';

/** An answer as it is sent again and again: its bytes, and those of each encoding once somebody has asked for it. */
interface PolledAnswer {
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

const MOST_ANSWERS = 2_000;
/** Below this a body fits one packet as it is. */
const COMPRESS_FROM_BYTES = 1_024;
const COMPRESSORS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => promisify(gzip)(plain),
};

const answers = new KeptLoads<PolledAnswer>(MOST_ANSWERS);

function pack(result: unknown): PolledAnswer {
  const plain = Buffer.from(JSON.stringify(result));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // Weak: the same answer in another encoding has other bytes.
  return { etag: `W/"${digest}"`, plain, encoded: {} };
}

/** What a client accepts, by the header it sends: browsers send few different ones. */
const accepted = new Map<string, Encoding | null>();
const MOST_HEADERS = 200;
const PREFERRED: Encoding[] = ['br', 'gzip'];

function encodingFor(ctx: Context): Encoding | null {
  const header = ctx.req.headers['accept-encoding'];
  if (typeof header !== 'string') return null;
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const encoding = PREFERRED.find((name) => ctx.acceptsEncodings(name) === name) ?? null;
  if (accepted.size >= MOST_HEADERS) accepted.clear();
  accepted.set(header, encoding);
  return encoding;
}

/** Whether the client has this answer: `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.slice(2);
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

/**
 * Answers a read that devices ask for again and again: from memory until something it was read from is written, as 304
 * when the device has it, compressed once for all. The club's day is part of what is kept: "today" ends at midnight.
 */
export async function answerPolled(ctx: Context, variant: string, load: () => unknown): Promise<void> {
  const club = String(currentClub().id);
  const answer = await answers.get(club, `${club} ${clubDay()} ${variant}`, async () => pack(await load()));
  const { etag, plain, encoded } = answer;
  ctx.set('ETag', etag);
  // To be kept by the device alone, and asked for every time.
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('Vary', 'Accept-Encoding, Authorization');
  if (hasAlready(ctx.req.headers['if-none-match'], etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  const encoding = plain.length < COMPRESS_FROM_BYTES ? null : encodingFor(ctx);
  if (encoding === null) {
    ctx.body = plain;
    return;
  }
  encoded[encoding] ??= COMPRESSORS[encoding](plain);
  ctx.set('Content-Encoding', encoding);
  ctx.body = await encoded[encoding];
}
