import { createHmac, randomBytes, type KeyObject } from 'node:crypto';

/** Digits and capitals without those that are mistaken for one another: 32 of them, five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code of five bits a character, in groups that a person can type: 'K7Q2M-…'. */
export function makeTypedCode(length: number, groupLength: number): string {
  const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/** What is kept of a code. Case, dashes and spaces do not count, nor which of 0/O and 1/I/L was typed. */
export function typedCodeHash(code: string, key: KeyObject): string {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHmac('sha256', key).update(typed).digest('base64url');
}
