import type { Context } from 'koa';
import { runtime } from '../config/runtime.ts';
import { MEDIA_PATH } from '../storage/diskStorage.ts';
import { requestedHost } from './requestedHost.ts';

const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * Returns the origin at which the caller reaches the portal, for addresses in an answer to this caller only:
 * the origin of its page, which browsers send with their posts and which proxies do not change; otherwise
 * the configured one; otherwise the requested host. '' for none.
 */
export function requestedOrigin({ req, protocol }: Pick<Context, 'req' | 'protocol'>): string {
  const { origin = '', host = '' } = req.headers;
  if (ORIGIN.test(origin)) return origin;
  const { publicOrigin } = runtime();
  if (publicOrigin !== null) return publicOrigin;
  return requestedHost(req) === null ? '' : `${protocol}://${host}`;
}

/**
 * Makes an address absolute: `absoluteAddress('/api/media', origin)`. An address of another storage is
 * already absolute.
 */
export const absoluteAddress = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

/** Returns a picture's address as it is stored: POST /presigned returns it with the caller's origin in front. */
export const storedAddress = (address: string, origin: string): string =>
  address.startsWith(`${origin}${runtime().basePath}${MEDIA_PATH}/`) ? address.slice(origin.length) : address;
