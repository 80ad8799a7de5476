import type { Context } from 'koa';
import { runtime } from '../config/runtime.ts';
import { MEDIA_PATH } from '../storage/diskStorage.ts';
import { requestedHost } from './requestedHost.ts';

const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * Where a caller reaches the portal, for addresses that it alone is answered: the origin of its page, which browsers send with what
 * they post and which no proxy in front changes; else the configured one; else the host that it asked. '' for none.
 */
export function requestedOrigin({ req, protocol }: Pick<Context, 'req' | 'protocol'>): string {
  const { origin = '', host = '' } = req.headers;
  if (ORIGIN.test(origin)) return origin;
  const { publicOrigin } = runtime();
  if (publicOrigin !== null) return publicOrigin;
  return requestedHost(req) === null ? '' : `${protocol}://${host}`;
}

/** `absoluteAddress('/api/media', origin)`; an address of another storage is whole already. */
export const absoluteAddress = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

/** A picture's address as it is kept: POST /presigned answers it with the caller's origin before it. */
export const storedAddress = (address: string, origin: string): string =>
  address.startsWith(`${origin}${runtime().basePath}${MEDIA_PATH}/`) ? address.slice(origin.length) : address;
