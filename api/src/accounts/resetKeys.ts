import { createHmac, randomBytes } from 'node:crypto';
import { runtime } from '../platform/runtime.ts';

/** Digits and capitals without those that are mistaken for one another: 32 of them, five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_LENGTH = 20;
const GROUP_LENGTH = 5;

/** A key of a hundred random bits, in groups that a person can type: 'K7Q2M-…'. */
export function makeResetKey(): string {
  const letters = [...randomBytes(KEY_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

/** What is kept of a key. Case, dashes and spaces do not count, nor which of 0/O and 1/I/L was typed. */
export function resetKeyHash(key: string): string {
  const typed = key.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHmac('sha256', runtime().resetKey).update(typed).digest('base64url');
}
