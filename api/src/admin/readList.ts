/** Word for an empty list. */
export const NONE = 'none';

/** Splits a comma-separated list. */
export const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

/**
 * Returns the known words that a list contains, in the order of `words`, and the first unknown word. `none`
 * means an empty list.
 */
export function readList<Word extends string>(
  text: string,
  words: readonly Word[],
): { named: Word[]; unknown: string | undefined } {
  const given = text === NONE ? [] : splitList(text);
  return {
    named: words.filter((word) => given.includes(word)),
    unknown: given.find((part) => !words.some((word) => word === part)),
  };
}
