import { MEMBER } from './texts.ts';

/** Enough numbers for a large club, short enough to read out. */
const NUMBERS = 9_000;
const FIRST = 1_000;

const numbers = new Map<string, number>();
/** Names by their number. */
const taken = new Map<number, string>();

/** FNV-1a: a name gets the same number on every page and day, without a list of names on the device. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % NUMBERS;
}

/**
 * Pseudonym of another member on a device set to Anonymous: `'Member 4821'`. Names are unique in a club, and so are
 * pseudonyms: on a collision the name seen second gets the next number.
 */
export function pseudonymOf(name: string): string {
  let number = numbers.get(name);
  if (number === undefined) {
    number = hashOf(name);
    while (taken.has(number) && taken.size < NUMBERS) number = (number + 1) % NUMBERS;
    taken.set(number, name);
    numbers.set(name, number);
  }
  return MEMBER + String(FIRST + number);
}

/** Names that have a pseudonym. */
export const knownNames = (): Iterable<string> => numbers.keys();

/** Returns the name behind a pseudonym; other texts are unchanged. */
export const nameOf = (pseudonym: string): string =>
  taken.get(Number(pseudonym.slice(MEMBER.length)) - FIRST) ?? pseudonym;

const STAMP = /^(\d{4}-\d{2}-\d{2} )(.+?)(: )/gm;

/** Masks the authors in a captain's log: `'2026-05-01 Kim Harper: Rigger bent'`. The entries stay. */
export function maskLog(log: string, ownName: string): string {
  return log.replace(
    STAMP,
    (_all, day: string, author: string, colon: string) =>
      day + (author === ownName ? author : pseudonymOf(author)) + colon,
  );
}
