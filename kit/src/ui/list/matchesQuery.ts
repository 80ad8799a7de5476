/** Words in lower case without accents: 'Zoë van-Lake' → ['zoe', 'van', 'lake'] */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}+]+/u).filter((word) => word !== '');
}

/** Whether every typed word is the beginning of a word of the name; an empty query matches every name. */
export function matchesQuery(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
