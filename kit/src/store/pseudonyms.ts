/** Room for the numbers of a large club's members, short enough to be read out. */
const NUMBERS = 9_000;
const FIRST = 1_000;

const numbers = new Map<string, number>();
const taken = new Set<number>();

/** FNV-1a: the same name gives the same number on every page and every day, without a list of names on the device. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % NUMBERS;
}

/**
 * What stands in the place of another member's name on a device set to Anonymous: `'Member 4821'`. Names are unique in a
 * club, and so are these: of two names with one number the second to be seen gets the next one.
 */
export function pseudonymOf(name: string): string {
  let number = numbers.get(name);
  if (number === undefined) {
    number = hashOf(name);
    while (taken.has(number) && taken.size < NUMBERS) number = (number + 1) % NUMBERS;
    taken.add(number);
    numbers.set(name, number);
  }
  return `Member ${FIRST + number}`;
}

const STAMP = /^(\d{4}-\d{2}-\d{2} )(.+?)(: )/gm;

/** A captain's log with its authors masked: `'2026-05-01 Kim Harper: Rigger bent'` (what they wrote stays). */
export function maskLog(log: string, ownName: string): string {
  return log.replace(
    STAMP,
    (_all, day: string, author: string, colon: string) =>
      day + (author === ownName ? author : pseudonymOf(author)) + colon,
  );
}
