import { createHmac, timingSafeEqual } from 'node:crypto';
import { runtime } from '../platform/config/runtime.ts';

const ID_BYTES = 12;
const NAMED_BYTES = 2 * ID_BYTES;
const FILE_END = '.ics';

export interface FeedAddress {
  clubId: string;
  feedId: string;
}

const signatureOf = (named: Buffer): Buffer => createHmac('sha256', runtime().feedKey).update(named).digest();

/** Signs the club and feed of a calendar as the secret file name of its address. */
export function signFeed({ clubId, feedId }: FeedAddress): string {
  const named = Buffer.from(clubId + feedId, 'hex');
  return Buffer.concat([named, signatureOf(named)]).toString('base64url') + FILE_END;
}

/** Reads the club and feed of a file name; null for a wrong signature. */
export function readFeed(file: string): FeedAddress | null {
  const bytes = Buffer.from(file.slice(0, -FILE_END.length), 'base64url');
  const named = bytes.subarray(0, NAMED_BYTES);
  const expected = signatureOf(named);
  const given = bytes.subarray(NAMED_BYTES);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return {
    clubId: named.toString('hex', 0, ID_BYTES),
    feedId: named.toString('hex', ID_BYTES),
  };
}
