import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A low level, because every response is compressed separately and a few KB differ by only some tens of bytes. */
const BROTLI_QUALITY = 4;

async function encode(text: string, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  if (/\bbr\b/.test(accepted)) {
    const body = await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return { body, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await toGzip(text), encoding: 'gzip' };
  return { body: Buffer.from(text) };
}

/** Sends a text rendered for this request, compressed as the browser accepts; without a body for HEAD. */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { body, encoding } = await encode(text, String(req.headers['accept-encoding'] ?? ''));
  res.writeHead(200, {
    ...headers,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
