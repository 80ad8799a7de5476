import { createHmac, timingSafeEqual } from 'node:crypto';
import { runtime } from '../platform/config/runtime.ts';

const ID_BYTES = 12;
const NAMED_BYTES = 2 * ID_BYTES;

export interface FeedAddress {
  clubId: string;
  feedId: string;
}

const signatureOf = (named: Buffer): Buffer => createHmac('sha256', runtime().feedKey).update(named).digest();

/** The secret part of a calendar's address; it signs the club and the feed. */
export function signFeed({ clubId, feedId }: FeedAddress): string {
  const named = Buffer.from(clubId + feedId, 'hex');
  return Buffer.concat([named, signatureOf(named)]).toString('base64url');
}

/** The club and feed of an address; null for a wrong signature. */
export function readFeed(secret: string): FeedAddress | null {
  const bytes = Buffer.from(secret, 'base64url');
  const named = bytes.subarray(0, NAMED_BYTES);
  const expected = signatureOf(named);
  const given = bytes.subarray(NAMED_BYTES);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return {
    clubId: named.toString('hex', 0, ID_BYTES),
    feedId: named.toString('hex', ID_BYTES),
  };
}
