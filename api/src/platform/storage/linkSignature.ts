import { createHmac, timingSafeEqual } from 'node:crypto';
import { runtime } from '../config/runtime.ts';
import { LINK_SECONDS } from './Storage.ts';

const signatureOf = (key: string, expires: number): Buffer =>
  createHmac('sha256', runtime().mediaKey).update(`GET ${key} ${expires}`).digest();
const nowSeconds = (): number => runtime().now().getTime() / 1000;

/**
 * Signs the query of an expiring link. The expiry is rounded, so that the link stays the same for 15
 * minutes.
 */
export function signLink(key: string): string {
  const expires = (Math.floor(nowSeconds() / LINK_SECONDS) + 2) * LINK_SECONDS;
  return new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(key, expires).toString('hex'),
  }).toString();
}

/** Whether a link to this object has a valid signature and has not expired. */
export function isLinkValid(key: string, expires: number, signature: string): boolean {
  const given = Buffer.from(signature, 'hex');
  const expected = signatureOf(key, expires);
  return given.length === expected.length && timingSafeEqual(given, expected) && expires > nowSeconds();
}
