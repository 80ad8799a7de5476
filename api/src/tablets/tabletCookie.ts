import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentClub } from '../platform/club/clubScope.ts';
import { type CookieJar, setDeviceCookie, secureName } from '../platform/http/cookieJar.ts';
import { runtime } from '../platform/config/runtime.ts';

const tabletCookie = (): string => secureName('fleetwatch_tablet');

/** Size of the ids of club and tablet, twelve bytes each. */
const NAMED_BYTES = 24;
const SIGNATURE_BYTES = 32;

const signatureOf = (named: Buffer): Buffer =>
  createHmac('sha256', runtime().tabletKey).update(named).digest();

/** Identifies this browser as the tablet with that id, until the tablet is unpaired. */
export function setTabletCookie(cookies: CookieJar, tabletId: string): void {
  const named = Buffer.from(`${String(currentClub().id)}${tabletId}`, 'hex');
  const token = Buffer.concat([named, signatureOf(named)]).toString('base64url');
  setDeviceCookie(cookies, tabletCookie(), token);
}

/** Returns the tablet id in this browser's cookie; null when the cookie's signature or club is wrong. */
export function namedTablet(cookies: CookieJar): string | null {
  const bytes = Buffer.from(cookies.get(tabletCookie()) ?? '', 'base64url');
  if (bytes.length !== NAMED_BYTES + SIGNATURE_BYTES) return null;
  const named = bytes.subarray(0, NAMED_BYTES);
  if (!timingSafeEqual(bytes.subarray(NAMED_BYTES), signatureOf(named))) return null;
  const isOurs = named.toString('hex', 0, NAMED_BYTES / 2) === String(currentClub().id);
  return isOurs ? named.toString('hex', NAMED_BYTES / 2) : null;
}
