import { plainApostrophes } from '@fleetwatch/contract/texts/rules';

/** Case, accents and the kind of apostrophe are ignored: no one looks for the é on a wet tablet. */
const plain = (text: string): string =>
  plainApostrophes(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Returns names that match the typed text, each typed word the beginning of another word of the name, in the order of the list;
 * every name for an empty text.
 */
export function findNames(typed: string, names: readonly string[]): string[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return names.filter((name) => startsWords(plain(name), wanted));
}

function startsWords(name: string, wanted: readonly string[]): boolean {
  const words = name.split(/[\s-]+/);
  return wanted.every((beginning) => {
    const at = words.findIndex((word) => word.startsWith(beginning));
    if (at < 0) return false;
    words.splice(at, 1);
    return true;
  });
}
