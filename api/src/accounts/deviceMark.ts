import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { currentClub } from '../platform/club/clubScope.ts';
import { type CookieJar, setDeviceCookie, secureName } from '../platform/http/cookieJar.ts';
import { runtime } from '../platform/config/runtime.ts';

const markCookie = (): string => secureName('fleetwatch_device');

const ID_BYTES = 12;
const SIGNATURE_BYTES = 32;
/** Covers a phone that a family shares. The member who signed in longest ago is dropped first. */
const MOST_MEMBERS = 5;

/**
 * A signed cookie listing the members who have signed in on this device; signing out does not clear it. It
 * does not authenticate anyone: it only shows that wrong passwords for these members on this device are not
 * a stranger's.
 */
export interface DeviceMark {
  deviceId: string;
  /** Member ids, most recent sign-in first. */
  members: readonly string[];
}

const signatureOf = (named: Buffer): Buffer =>
  createHmac('sha256', runtime().deviceKey).update(named).digest();

function sign({ deviceId, members }: DeviceMark): string {
  const named = Buffer.from([String(currentClub().id), deviceId, ...members].join(''), 'hex');
  return Buffer.concat([named, signatureOf(named)]).toString('base64url');
}

function read(text: string): DeviceMark | null {
  const bytes = Buffer.from(text, 'base64url');
  const named = bytes.subarray(0, -SIGNATURE_BYTES);
  const ids = named.length / ID_BYTES;
  if (!Number.isInteger(ids) || ids < 2 || ids > 2 + MOST_MEMBERS) return null;
  if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), signatureOf(named))) return null;
  const [club, deviceId, ...members] = Array.from({ length: ids }, (_none, index) =>
    named.toString('hex', index * ID_BYTES, (index + 1) * ID_BYTES),
  );
  return club === String(currentClub().id) && deviceId ? { deviceId, members } : null;
}

/** Reads the calling device's mark; null when it has none that this API signed for the current club. */
export function deviceMarkOf(cookies: CookieJar): DeviceMark | null {
  return read(cookies.get(markCookie()) ?? '');
}

/** Adds a member who has just authenticated to the device's mark. */
export function markDevice(cookies: CookieJar, memberId: string): void {
  const present = deviceMarkOf(cookies);
  const others = (present?.members ?? []).filter((id) => id !== memberId);
  const mark: DeviceMark = {
    deviceId: present?.deviceId ?? randomBytes(ID_BYTES).toString('hex'),
    members: [memberId, ...others].slice(0, MOST_MEMBERS),
  };
  setDeviceCookie(cookies, markCookie(), sign(mark));
}
