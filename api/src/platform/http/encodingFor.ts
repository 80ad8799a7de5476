import { constants, type BrotliOptions } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** Minimum size for compression: a smaller body fits one packet uncompressed. */
export const COMPRESS_FROM_BYTES = 1_024;

/** Brotli settings. Higher qualities take several times as long and save only a few percent. */
export const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Encodings by preference, if the client has none. */
const OFFERED = ['br', 'gzip', 'identity'];

/** Chosen encodings by header text; browsers send few different ones. */
const chosen = new Map<string, Encoding | null>();
const MOST_HEADERS = 200;

function choose(header: string): Encoding | null {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // The library's types lack its second parameter.
  const best: (available: string[], options: { preferred: string[] }) => string | undefined =
    negotiator.encoding.bind(negotiator);
  const encoding = best(OFFERED, { preferred: OFFERED });
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

/**
 * Returns the encoding that an `Accept-Encoding` header prefers by its qualities (RFC 9110 §12.5.3); null to
 * send the body unencoded, as without a header.
 */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (typeof header !== 'string') return null;
  const known = chosen.get(header);
  if (known !== undefined) return known;
  const encoding = choose(header);
  if (chosen.size >= MOST_HEADERS) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}
