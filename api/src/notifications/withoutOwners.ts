import { A_PRIVATE_BOAT, A_PRIVATE_SINGLE } from '@fleetwatch/contract/notifications/texts';

/** Suffix that `privateBoatName` adds to the owner's name. */
const OWNED = /'s (1x|2-4-8)(?![\p{L}\p{N}-])/u;
/** Names of former or renamed members: capitalized words. */
const WORDS_WITH_CAPITALS = /(?:\p{Lu}[\p{L}\p{M}'’.-]* )*\p{Lu}[\p{L}\p{M}'’.-]*$/u;

/** Finds the longest of the names, or else capitalized words, at the end of a text. */
function ownerAtEnd(text: string, names: readonly string[]): string {
  const ending = names.filter((name) => text.endsWith(name));
  return (
    ending.sort((one, other) => other.length - one.length)[0] ?? WORDS_WITH_CAPITALS.exec(text)?.[0] ?? ''
  );
}

/**
 * Removes owners' names, for lock screens and mail subjects that anyone may see: "A private single needs
 * help." for "Kim Harper's 1x needs help." (rule notify.no-owner).
 * @param names of the club's members
 */
export function withoutOwners(text: string, names: readonly string[]): string {
  const found = OWNED.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const start = before.slice(0, before.length - ownerAtEnd(before, names).length);
  const boat = found[1] === '1x' ? A_PRIVATE_SINGLE : A_PRIVATE_BOAT;
  const isFirst = start === '' || /[.?!:]\s$/.test(start);
  const rest = withoutOwners(text.slice(found.index + found[0].length), names);
  return `${start}${isFirst ? boat.slice(0, 1).toUpperCase() + boat.slice(1) : boat}${rest}`;
}
