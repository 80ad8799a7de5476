import { createHmac, timingSafeEqual } from 'node:crypto';
import { EXPORT_TICKET_SECONDS } from '@fleetwatch/contract/export/wire';
import { now } from '../platform/club/clock.ts';
import { runtime } from '../platform/config/runtime.ts';

const ID_BYTES = 12;
const SIGNED_BYTES = 2 * ID_BYTES + 4;

/** A member who may export a club, and the club. */
export interface ExportTicket {
  clubId: string;
  memberId: string;
}

const nowSeconds = (): number => Math.floor(now().getTime() / 1_000);
const signatureOf = (signed: Buffer): Buffer =>
  createHmac('sha256', runtime().exportKey).update(signed).digest();

/** Signs the last part of a download's address, a secret that is valid for `EXPORT_TICKET_SECONDS`. */
export function signExportTicket({ clubId, memberId }: ExportTicket): string {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.write(clubId + memberId, 0, 'hex');
  signed.writeUInt32BE(nowSeconds() + EXPORT_TICKET_SECONDS, 2 * ID_BYTES);
  return Buffer.concat([signed, signatureOf(signed)]).toString('base64url');
}

/** Reads a ticket; null for a wrong signature, and once it has expired. */
export function readExportTicket(text: string): ExportTicket | null {
  const bytes = Buffer.from(text, 'base64url');
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const [given, expected] = [bytes.subarray(SIGNED_BYTES), signatureOf(signed)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (signed.readUInt32BE(2 * ID_BYTES) <= nowSeconds()) return null;
  return {
    clubId: signed.toString('hex', 0, ID_BYTES),
    memberId: signed.toString('hex', ID_BYTES, 2 * ID_BYTES),
  };
}
