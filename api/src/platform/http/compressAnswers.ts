import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Context, Next } from 'koa';
import { BROTLI, COMPRESS_FROM_BYTES, encodingFor, type Encoding } from './encodingFor.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressible types. Media are already compressed; an event stream has no Koa body. */
const COMPRESSIBLE = /^(?:text\/|application\/json$)/;

/** Compresses a text in the thread pool, and a stream as it is read. */
function compressed(body: string | Buffer | Readable, encoding: Encoding): Promise<Buffer> | Readable {
  if (!(body instanceof Readable)) return encoding === 'br' ? toBrotli(body, BROTLI) : toGzip(body);
  const compressor = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  return pipeline(body, compressor, () => {
    // A failure of the body reaches the compressor's reader; a reader who disconnects ends the body.
  });
}

const isCompressible = (body: unknown): body is string | Buffer | Readable =>
  typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable;

/**
 * Compresses JSON, CSV and other texts from 1 KiB if the client accepts it. Answers with a secret are not
 * compressed, because the length of a compressed answer reveals information about its content.
 */
export async function compressAnswers(ctx: Context, next: Next): Promise<void> {
  await next();
  const body: unknown = ctx.body;
  if (!isCompressible(body) || !COMPRESSIBLE.test(ctx.type) || ctx.res.hasHeader('Content-Encoding')) return;
  ctx.vary('Accept-Encoding');
  if (ctx.state.hasSecret === true || (ctx.length ?? Infinity) < COMPRESS_FROM_BYTES) return;
  const encoding = encodingFor(ctx.req.headers['accept-encoding']);
  if (encoding === null) return;
  ctx.set('Content-Encoding', encoding);
  ctx.body = await compressed(body, encoding);
}
