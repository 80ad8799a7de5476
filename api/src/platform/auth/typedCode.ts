import { createHmac, randomBytes, type KeyObject } from 'node:crypto';

/** 32 digits and capitals that are not easily confused, five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a random code of five bits per character, in groups for typing: 'K7Q2M-…'. */
export function makeTypedCode(length: number, groupLength: number): string {
  const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/** Digests the canonical form of a code: without case, dashes and spaces, and with 0/O and 1/I/L as one. */
export function typedCodeHash(code: string, key: KeyObject): string {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHmac('sha256', key).update(typed).digest('base64url');
}
