/** Lower case without accents, as words: 'Zoë van-Lake' → ['zoe', 'van', 'lake'] */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}+]+/u).filter((word) => word !== '');
}

/** Whether every word typed begins a word of the name; nothing typed matches every name. */
export function matchesQuery(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
