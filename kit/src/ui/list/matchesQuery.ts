/** Words in lower case without accents: 'Zoë van-Lake' → ['zoe', 'van', 'lake'] */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}+]+/u).filter((word) => word !== '');
}

/** Whether each of the typed words is the beginning of one of these words. */
export const matchesWords = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((wanted) => words.some((word) => word.startsWith(wanted)));

/** Whether every typed word is the beginning of a word of the name; an empty query matches every name. */
export const matchesQuery = (name: string, typed: string): boolean =>
  matchesWords(wordsOf(name), wordsOf(typed));
